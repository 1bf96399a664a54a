import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { MotionRoot } from '@/shared/ui/motion/motion-root';
import { ToastProvider } from '@/shared/ui/toast/toast-provider';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { ColorModeRoot } from '@/shared/theme/use-color-mode';
import { openAdminCache } from './admin-cache';

interface Props {
  router: ReturnType<typeof createBrowserRouter>;
}

/** The admin area: an app of its own, with a document, a router and a cache of its own. */
export function AdminApp({ router }: Props) {
  const [queryClient] = useState(openAdminCache);
  return (
    <>
      <ColorModeRoot />
      <MotionRoot />
      <MuiTheme>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </ErrorBoundary>
        </QueryClientProvider>
      </MuiTheme>
    </>
  );
}
