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
import type { PageProps } from '@/site/routes';
import { usePrefetch } from './prefetch';
import { ScrollManager } from '@/shared/scroll/scroll-manager';

interface Props {
  place: Place;
  /** True if the first document was an empty shell: its texts won't arrive either. */
  mayStandIn?: boolean;
}

/** Returns the location of a router that provides it by context, as a server's does. */
export const usePlace = (): Place => useContext(LocationContext);

/** The site inside a router. */
export function RoutedApp(props: Omit<Props, 'place'>) {
  return <AppRoutes {...props} place={usePlace()} />;
}

/** The pages of the site; the admin area is a separate app. */
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
 * A route whose page loads lazily with its texts. Paths are case-sensitive, as in Hosting, which
 * answers other spellings with the not-found page.
 */
function lazyRoute(route: PageRoute, load: () => Promise<ComponentType<PageProps>>) {
  const { pattern } = route;
  const Late = lazy(async () => ({ default: await whilePending(loadChunk(load)) }));
  function PageOfRoute() {
    const [Page] = useState(() => route.component ?? Late);
    return <Page pattern={pattern} />;
  }
  return <Route key={pattern} path={pattern} element={<PageOfRoute />} caseSensitive />;
}
