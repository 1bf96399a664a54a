import styles from './public-layout.module.css';
import { HydrationMarker } from '@/site/document/hydration-marker';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Suspense } from 'react';
import { SiteHeader } from './site-header';
import { SkipLink } from '@/shared/ui/layout/skip-link';
import { EditorPart } from '@/site/editor/editor-part';
import { lazyPart } from '@/site/document/lazy-part';
import { anchors } from '@/site/paths';
import { PageProgress } from '@/shared/ui/page/page-progress';

const SiteFooter = lazyPart('footer', async () => (await import('./site-footer')).SiteFooter);

const SiteDrawer = lazyPart('drawer', async () => (await import('./site-drawer')).SiteDrawer);

/** Header, page and footer of every public page, and the drawer that the header opens. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PageProgress />
      <SiteHeader />
      <main className={styles.main} id={anchors.main} tabIndex={-1}>
        <PageOutlet />
      </main>
      {/* Where no document shows them, they must not hold the page up. */}
      <Suspense>
        <SiteFooter />
        <SiteDrawer />
      </Suspense>
      <EditorPart />
    </>
  );
}

/** The route's page, with a boundary that keeps its errors to itself and forgets them on leaving. */
function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailure error={error} />}>
      {/* The line at the window's top tells of a slow page; here nothing may flash. */}
      <Suspense fallback={null}>
        <Outlet />
        <HydrationMarker part="main" />
      </Suspense>
    </ErrorBoundary>
  );
}
