import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { NOT_FOUND } from '@/site/routes';
import { pageAt, type PageRoute } from './pages';

const coming = new Map<PageRoute, Promise<unknown>>();
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** A visitor who has done nothing for so long, in ms, reads, and leaves the network idle. */
const READING_MS = 10_000;

/**
 * Fetches a page's chunk and texts when the visitor is about to follow a link to it; and the page that a list's cards
 * lead to while the list is read, so that a card opens without a connection, too.
 */
export function usePrefetch(pathname: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let isHere = true;
    async function fetchNext() {
      await untilRead();
      if (!isHere) return;
      // Its failure is nobody's loss: what was to come early comes when it is wanted.
      const next = await import('./prefetch-next').catch(() => undefined);
      await next?.prefetchNext((path) => prefetchPage(path, client));
    }
    void fetchNext();
    return () => {
      isHere = false;
    };
  }, [pathname, client]);

  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => prefetchLink(target, client);
    for (const intent of INTENTS) {
      document.addEventListener(intent, prefetchTarget, { passive: true });
    }
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetchTarget);
    };
  }, [client]);
}

/** Once the visitor uses the page, or has long read it, and the processor has nothing else to do. */
async function untilRead(): Promise<void> {
  await Promise.race([firstUse, new Promise((resolve) => setTimeout(resolve, READING_MS))]);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

function prefetchLink(target: EventTarget | null, client: QueryClient): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return;
  void prefetchPage(link.pathname, client);
}

/**
 * Fetches the page at a path early, if the site has one there; a failure shows when the page is wanted.
 */
async function prefetchPage(pathname: string, client: QueryClient): Promise<void> {
  const route = pageAt(pathname);
  if (route?.pattern === NOT_FOUND.pattern) return;
  await prepare(route, client)?.catch(() => undefined);
}

/**
 * Fetches all without which the page at a path is not shown: its code and its texts.
 *
 * @returns nothing when all of it is there
 */
export function preparePage(pathname: string, client: QueryClient): Promise<unknown> | undefined {
  return prepare(pageAt(pathname), client);
}

function prepare(route: PageRoute | undefined, client: QueryClient): Promise<unknown> | undefined {
  if (!route || route.component) return undefined;
  const known = coming.get(route) ?? route.load(client, false).finally(() => coming.delete(route));
  coming.set(route, known);
  return known;
}
