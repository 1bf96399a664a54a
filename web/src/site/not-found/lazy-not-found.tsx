import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { useRead } from '@/shared/api/use-read';
import { textsQuery } from '@/site/texts/use-texts';

const NotFoundPage = lazyChunk(async () => (await import('./not-found-page')).Page);

/** The not-found page for routes that rarely need it; loads its texts and drawing then. */
export function LazyNotFoundPage() {
  // After a failure too: the page has stand-in texts.
  const { isFetched } = useRead(textsQuery('notFound'));
  return isFetched ? <NotFoundPage /> : null;
}
