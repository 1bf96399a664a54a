import styles from './public-layout.module.css';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import type { Place } from '@/site/document/place';
import { SiteHeader } from './site-header';
import { SkipLink } from '@/shared/ui/layout/skip-link';
import { EditorPart } from '@/site/editor/editor-part';
import { lazyPart } from '@/site/document/lazy-part';
import { anchors } from '@/site/paths';
import { PageProgress } from '@/shared/ui/page/page-progress';

const SiteFooter = lazyPart('SiteFooter', () => import('./site-footer'));

const SiteDrawer = lazyPart('SiteDrawer', () => import('./site-drawer'));

interface Props {
  place: Place;
  children: ReactNode;
}

/** The frame of every public page: header, page, footer and drawer. */
export function PublicLayout({ place, children }: Props) {
  // Updated after the page, which would otherwise wait for their hydration.
  const [placeBelow, setPlaceBelow] = useState(place);
  useEffect(() => startTransition(() => setPlaceBelow(place)), [place]);
  return (
    <>
      <LocationContext value={place}>
        <SkipLink />
        <PageProgress />
        <SiteHeader />
      </LocationContext>
      <main className={styles.main} id={anchors.main} tabIndex={-1}>
        <PageOutlet pathname={place.location.pathname}>{children}</PageOutlet>
      </main>
      <LocationContext value={placeBelow}>
        {/* Without a document's HTML, they mustn't delay the page. */}
        <Suspense>
          <SiteFooter />
          <SiteDrawer />
        </Suspense>
      </LocationContext>
      <LocationContext value={place}>
        <EditorPart />
      </LocationContext>
    </>
  );
}

/** The route's page; an error stays within it and is cleared on leaving. */
function PageOutlet({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailure error={error} />}>
      {/* The progress line shows that a page is slow; here nothing may flash. */}
      <Suspense fallback={null}>
        {children}
        <HydrationMarker part="main" />
      </Suspense>
    </ErrorBoundary>
  );
}
