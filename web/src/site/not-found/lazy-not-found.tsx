import { lazy } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { useRead } from '@/shared/api/use-read';
import { textsQuery } from '@/site/texts/use-texts';

const NotFoundPage = lazy(async () => {
  const load = async () => (await import('./not-found-page')).Page;
  return { default: await loadChunk(load) };
});

/** The not-found page for routes that seldom show it, and then fetch its texts and its drawing. */
export function LazyNotFoundPage() {
  // A failure is an answer, too: the page has words that stand in.
  const { isFetched } = useRead(textsQuery('notFound'));
  return isFetched ? <NotFoundPage /> : null;
}
