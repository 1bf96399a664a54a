import { preloadParts } from '@/site/document/lazy-part';

/**
 * Fetches the page that a list's cards lead to, so that a card opens without a connection, too. The first
 * card stands for all: they lead to the same kind of page.
 *
 * @param prefetchPage what fetches the code of the page at a path
 */
export async function prefetchNext(prefetchPage: (path: string) => Promise<void>): Promise<void> {
  if (isSparing()) return;
  const card = document.querySelector<HTMLAnchorElement>('main article a[href^="/"]');
  if (!card) return;
  await prefetchPage(card.pathname);
  await preloadParts();
}

/** What browsers tell of a connection; not all do. */
interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where the visitor pays for every byte, or waits long for it: nothing is fetched that nobody has asked for. */
function isSparing(): boolean {
  const { connection = {} } = navigator as { connection?: ConnectionFacts };
  return connection.saveData === true || (connection.effectiveType ?? '').endsWith('2g');
}
