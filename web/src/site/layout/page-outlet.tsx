import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { TellHydrated } from '@/site/document/tell-hydrated';

/** The route's page, with a boundary that keeps its errors to itself and forgets them on leaving. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailure error={error} />}>
      {/* The line at the window's top tells of a slow page; here nothing may flash. */}
      <Suspense fallback={null}>
        <Outlet />
        <TellHydrated part="main" />
      </Suspense>
    </ErrorBoundary>
  );
}
