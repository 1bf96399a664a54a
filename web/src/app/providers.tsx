import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { MotionRoot } from '@/components/motion/motion-root';
import { ToastProvider } from '@/components/toast/toast-provider';
import { theme } from '@/theme/theme';

interface Props {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that the pages expect above them, but for the router, which a server or a test replaces. */
export function AppProviders({ queryClient, children }: Props) {
  return (
    // `noSsr` means: known from the first render on. Learnt after it, the mode would change a context
    // above parts of the page that are not hydrated yet, and React would throw their HTML away.
    <ThemeProvider theme={theme} defaultMode="light" modeStorageKey="theme" noSsr>
      <CssBaseline enableColorScheme />
      <MotionRoot />
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
