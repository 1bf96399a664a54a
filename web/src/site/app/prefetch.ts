import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { firstUse } from '@/shared/browser/first-use';
import { publicPages } from './pages';

const fetched = new Set<string>();
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** A visitor who has done nothing for so long, in ms, reads, and leaves the network idle. */
const READING_MS = 10_000;

/**
 * Fetches a page's chunk when the visitor is about to follow a link to it; and the page that a list's cards
 * lead to while the list is read, so that a card opens without a connection, too.
 */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let isHere = true;
    async function fetchNext() {
      await untilRead();
      if (!isHere) return;
      // Its failure is nobody's loss: what was to come early comes when it is wanted.
      const next = await import('./prefetch-next').catch(() => undefined);
      await next?.prefetchNext(prefetchPage);
    }
    void fetchNext();
    return () => {
      isHere = false;
    };
  }, [pathname]);

  useEffect(() => {
    for (const intent of INTENTS) {
      document.addEventListener(intent, prefetchTarget, { passive: true });
    }
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetchTarget);
    };
  }, []);
}

/** Once the visitor uses the page, or has long read it, and the processor has nothing else to do. */
async function untilRead(): Promise<void> {
  await Promise.race([firstUse, new Promise((resolve) => setTimeout(resolve, READING_MS))]);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return;
  void prefetchPage(link.pathname);
}

/** Fetches the chunk of the page at a path, once; a failure shows when the page is wanted. */
export async function prefetchPage(pathname: string): Promise<void> {
  const route = publicPages.find(({ pattern }) => pattern !== '*' && matchPath(pattern, pathname));
  if (!route || fetched.has(route.pattern)) return;
  fetched.add(route.pattern);
  try {
    await route.load();
  } catch {
    fetched.delete(route.pattern);
  }
}
