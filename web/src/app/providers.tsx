import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { MotionRoot } from '@/components/motion/motion-root';
import { ToastProvider } from '@/components/toast/toast-provider';
import { type QueryHolder, QueryHolderContext } from '@/lib/query-holder';
import { theme } from '@/theme/theme';

interface Props {
  /** The same object for as long as the app lives. */
  queries: QueryHolder;
  children: ReactNode;
}

/** Everything that the pages expect above them, but for the router, which a server or a test replaces. */
export function AppProviders({ queries, children }: Props) {
  return (
    // `noSsr` means: known from the first render on. Learnt after it, the mode would change a context
    // above parts of the page that are not hydrated yet, and React would throw their HTML away.
    <ThemeProvider theme={theme} defaultMode="light" modeStorageKey="theme" noSsr>
      <CssBaseline enableColorScheme />
      <MotionRoot />
      <QueryHolderContext value={queries}>
        <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </QueryHolderContext>
    </ThemeProvider>
  );
}
