import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { publicPages } from './pages';

const fetched = new Set<string>();
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page's chunk when the visitor is about to follow a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const intent of INTENTS) {
      document.addEventListener(intent, prefetchTarget, { passive: true });
    }
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetchTarget);
    };
  }, []);
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
