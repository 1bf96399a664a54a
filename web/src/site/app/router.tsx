import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { whilePending } from '@/shared/ui/page/pending';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { PublicLayout } from '@/site/layout/public-layout';
import { type PageRoute, publicPages } from './pages';
import { usePrefetch } from './prefetch';
import { ScrollManager } from '@/shared/scroll/scroll-manager';

const publicRoutes = publicPages.map(lazyRoute);

/** The pages of the site; the admin area is an app of its own. */
export function AppRoutes() {
  usePrefetch();
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
 * A route whose page comes in a chunk of its own. The case of its path counts, as it does for
 * Hosting, which answers any other spelling with the not-found document.
 */
function lazyRoute({ pattern, load }: PageRoute) {
  const Page = lazy(async () => ({ default: await whilePending(loadChunk(load)) }));
  return <Route key={pattern} path={pattern} element={<Page />} caseSensitive />;
}
