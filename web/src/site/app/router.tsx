import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { whilePending } from '@/shared/ui/page/pending';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { PublicLayout } from '@/site/layout/public-layout';
import { type PageRoute, publicPages } from './pages';
import { usePrefetch } from './prefetch';
import { ScrollManager } from '@/shared/scroll/scroll-manager';

/** The pages of the site; the admin area is an app of its own. */
export function AppRoutes() {
  usePrefetch();
  const client = useQueryClient();
  const [publicRoutes] = useState(() => publicPages.map((page) => lazyRoute(page, client)));
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
function lazyRoute({ pattern, load }: PageRoute, client: QueryClient) {
  const Page = lazy(async () => ({ default: await whilePending(loadChunk(() => load(client))) }));
  return <Route key={pattern} path={pattern} element={<Page />} caseSensitive />;
}
