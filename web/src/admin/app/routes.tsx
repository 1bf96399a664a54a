import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject, useRouteError } from 'react-router-dom';
import { PageProgress } from '@/shared/ui/page/page-progress';
import { ScrollManager } from '@/shared/scroll/scroll-manager';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { SkipLink } from '@/shared/ui/layout/skip-link';
import { whilePending } from '@/shared/ui/page/pending';

/** The pages of the admin area. Hosting answers any other path below it with the not-found page. */
export const adminRoutes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteFailure />,
    // Nothing may flash before the first page; a slow one shows a line at the top.
    hydrateFallbackElement: <PageProgress />,
    children: [
      {
        path: ADMIN_PATHS.login,
        lazy: page(async () => (await import('./login-page')).AdminLoginPage),
      },
      {
        path: ADMIN_PATHS.dashboard,
        lazy: page(async () => (await import('@/admin/shell/dashboard-page')).AdminDashboardPage),
      },
      {
        path: ADMIN_PATHS.account,
        lazy: page(async () => (await import('@/admin/account/account-page')).AdminAccountPage),
      },
    ],
  },
];

function page(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await whilePending(loadChunk(load)) });
}

/** The frame of every page; each page has its own header and `main`. */
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
