import type { ComponentType } from 'react';
import { Outlet, type RouteObject, useRouteError } from 'react-router-dom';
import { PageProgress } from '@/app/page-progress';
import { ScrollManager } from '@/app/scroll/scroll-manager';
import { loadChunk } from '@/components/errors/load-chunk';
import { PageFailure } from '@/components/errors/page-failure';
import { SkipLink } from '@/components/layout/skip-link';
import { whilePending } from '@/components/page/pending';
import { adminPatterns } from '@/config/paths';

/** The pages of the admin area. Hosting answers any other path below it with the not-found page. */
export const adminRoutes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteFailure />,
    // Nothing may flash before the first page; a line at the window's top tells of a slow one.
    hydrateFallbackElement: <PageProgress />,
    children: [
      {
        path: adminPatterns.login,
        lazy: page(async () => (await import('./login-page')).AdminLoginPage),
      },
      {
        path: adminPatterns.dashboard,
        lazy: page(async () => (await import('./dashboard-page')).AdminDashboardPage),
      },
    ],
  },
];

function page(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await whilePending(loadChunk(load)) });
}

/** What stands around every page, each of which brings its own header and `main`. */
function Frame() {
  return (
    <>
      <SkipLink />
      <ScrollManager />
      <PageProgress />
      <Outlet />
    </>
  );
}

function RouteFailure() {
  return <PageFailure error={useRouteError()} />;
}
