import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { preloadParts } from '@/site/document/lazy-part';
import { NOT_FOUND } from '@/site/routes';
import { pageAt, type PageRoute } from './pages';

const coming = new Map<PageRoute, Promise<unknown>>();
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** After this time without any input, in ms, the visitor is reading and the network is idle. */
const READING_MS = 10_000;

/**
 * Prefetches a page's code and texts when the visitor is about to follow its link. While a list is
 * read, also prefetches the page of its cards, so that they open offline too.
 */
export function usePrefetch(pathname: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isHere = true;
    async function fetchNext() {
      await untilRead();
      if (!isHere) return;
      const card = document.querySelector<HTMLAnchorElement>('main article a[href^="/"]');
      // Cards share a page, so the first one stands for all.
      if (!card || isSparing()) return;
      await prefetchPage(card.pathname, client);
      await preloadParts();
    }
    void fetchNext();
    return () => {
      isHere = false;
    };
  }, [pathname, client]);

  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.target || link.origin !== window.location.origin) return;
      void prefetchPage(link.pathname, client);
    };
    for (const intent of INTENTS) {
      document.addEventListener(intent, prefetchTarget, { passive: true });
    }
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetchTarget);
    };
  }, [client]);
}

/** Resolves once the visitor uses the page or has read for a while, and the processor is idle. */
async function untilRead(): Promise<void> {
  await Promise.race([firstUse, new Promise((resolve) => setTimeout(resolve, READING_MS))]);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

/** Prefetches the page at a path, if there is one. Errors are reported when the page is opened. */
async function prefetchPage(pathname: string, client: QueryClient): Promise<void> {
  if (pageAt(pathname)?.pattern === NOT_FOUND.pattern) return;
  await preparePage(pathname, client)?.catch(() => undefined);
}

/**
 * Loads the code and the texts of the page at a path.
 *
 * @returns undefined if they are already loaded
 */
export function preparePage(pathname: string, client: QueryClient): Promise<unknown> | undefined {
  const route = pageAt(pathname);
  if (!route || route.component) return undefined;
  const known = coming.get(route) ?? route.load(client, false).finally(() => coming.delete(route));
  coming.set(route, known);
  return known;
}

/** The Network Information API, which only some browsers have. */
interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the visitor saves data or has a slow connection: then nothing is prefetched. */
function isSparing(): boolean {
  const { connection = {} } = navigator as { connection?: ConnectionFacts };
  return connection.saveData === true || (connection.effectiveType ?? '').endsWith('2g');
}
