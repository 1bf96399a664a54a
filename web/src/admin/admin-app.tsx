import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { MotionRoot } from '@/components/motion/motion-root';
import { ToastProvider } from '@/components/toast/toast-provider';
import { createQueryClient } from '@/lib/query-client';
import { MuiTheme } from '@/theme/mui-theme';
import { ColorModeRoot } from '@/theme/use-color-mode';

interface Props {
  router: ReturnType<typeof createBrowserRouter>;
}

/** The admin area: an app of its own, with a document, a router and a cache of its own. */
export function AdminApp({ router }: Props) {
  const [queryClient] = useState(createQueryClient);
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
