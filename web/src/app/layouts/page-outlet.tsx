import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { TellHydrated } from '@/components/page/tell-hydrated';

/** The route's page, with a boundary that keeps its errors to itself and forgets them on leaving. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailure error={error} />}>
      {/* The line at the window's top tells of a slow page; here nothing may flash. */}
      <Suspense fallback={null}>
        <Outlet />
        <TellHydrated />
      </Suspense>
    </ErrorBoundary>
  );
}
