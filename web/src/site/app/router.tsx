import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { whilePending } from '@/shared/ui/page/pending';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { PublicLayout } from '@/site/layout/public-layout';
import { type PageRoute, publicPages } from './pages';
import { usePrefetch } from './prefetch';
import { ScrollManager } from '@/shared/scroll/scroll-manager';

interface Props {
  /** True where the visit began with a document without a page: another one would bring no texts either. */
  mayStandIn?: boolean;
}

/** The pages of the site; the admin area is an app of its own. */
export function AppRoutes({ mayStandIn = false }: Props) {
  usePrefetch();
  const client = useQueryClient();
  const [publicRoutes] = useState(() =>
    publicPages.map((page) => lazyRoute(page, () => page.load(client, mayStandIn))),
  );
  return (
    <>
      <ScrollManager />
      <HydrationMarker part="#root" />
      <Routes>
        <Route element={<PublicLayout />}>{publicRoutes}</Route>
      </Routes>
    </>
  );
}

/**
 * A route whose page comes in a chunk of its own, beside its texts. The case of its path counts, as it does for
 * Hosting, which answers any other spelling with the not-found document.
 */
function lazyRoute({ pattern }: PageRoute, load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await whilePending(loadChunk(load)) }));
  return <Route key={pattern} path={pattern} element={<Page />} caseSensitive />;
}
