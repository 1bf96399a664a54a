import { preloadParts } from '@/site/document/lazy-part';

/**
 * Prefetches the page that a list's cards link to, so that cards open offline too. The first card
 * stands for all, because they share a page.
 *
 * @param prefetchPage fetches the code of the page at a path
 */
export async function prefetchNext(prefetchPage: (path: string) => Promise<void>): Promise<void> {
  if (isSparing()) return;
  const card = document.querySelector<HTMLAnchorElement>('main article a[href^="/"]');
  if (!card) return;
  await prefetchPage(card.pathname);
  await preloadParts();
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
