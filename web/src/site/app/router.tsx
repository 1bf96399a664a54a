import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useContext, useState } from 'react';
import { Route, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { whilePending } from '@/shared/ui/page/pending';
import type { Place } from '@/site/document/place';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { KeptPages } from './kept-pages';
import { PublicLayout } from '@/site/layout/public-layout';
import { type PageRoute, publicPages } from './pages';
import { usePrefetch } from './prefetch';
import { ScrollManager } from '@/shared/scroll/scroll-manager';

interface Props {
  place: Place;
  /** True where the visit began with a document without a page: another one would bring no texts either. */
  mayStandIn?: boolean;
}

/** Where a router is that tells it to everybody below it, as a server's does. */
export const usePlace = (): Place => useContext(LocationContext);

/** The pages of the site below such a router. */
export function RoutedApp(props: Omit<Props, 'place'>) {
  return <AppRoutes {...props} place={usePlace()} />;
}

/** The pages of the site; the admin area is an app of its own. */
export function AppRoutes({ place, mayStandIn = false }: Props) {
  usePrefetch(place.location.pathname);
  const client = useQueryClient();
  const [publicRoutes] = useState(() =>
    publicPages.map((page) => lazyRoute(page, () => page.load(client, mayStandIn))),
  );
  return (
    <>
      <LocationContext value={place}>
        <ScrollManager />
      </LocationContext>
      <HydrationMarker part="#root" />
      <PublicLayout place={place}>
        <KeptPages place={place} routes={publicRoutes} />
      </PublicLayout>
    </>
  );
}

/**
 * A route whose page comes in a chunk of its own, beside its texts. The case of its path counts, as it does for
 * Hosting, which answers any other spelling with the not-found document.
 */
function lazyRoute(route: PageRoute, load: () => Promise<ComponentType>) {
  const { pattern } = route;
  const Late = lazy(async () => ({ default: await whilePending(loadChunk(load)) }));
  function PageOfRoute() {
    const [Page] = useState(() => route.component ?? Late);
    return <Page />;
  }
  return <Route key={pattern} path={pattern} element={<PageOfRoute />} caseSensitive />;
}
