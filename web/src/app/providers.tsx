import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { MotionRoot } from '@/components/motion/motion-root';
import { ToastProvider } from '@/components/toast/toast-provider';
import { SiteThemeProvider } from '@/theme/site-theme-provider';

interface Props {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that the pages expect above them, but for the router, which a server or a test replaces. */
export function AppProviders({ queryClient, children }: Props) {
  return (
    <SiteThemeProvider>
      <MotionRoot />
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </QueryClientProvider>
    </SiteThemeProvider>
  );
}
