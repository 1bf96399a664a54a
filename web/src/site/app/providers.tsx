import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { MotionRoot } from '@/shared/ui/motion/motion-root';
import { ToastProvider } from '@/shared/ui/toast/toast-provider';
import { DocumentStateContext } from '@/shared/api/use-read';
import { ColorModeRoot } from '@/shared/theme/use-color-mode';

interface Props {
  /** The visit's one cache. */
  queryClient: QueryClient;
  /** What the document carries that the visit began with. */
  documentState?: DehydratedState | undefined;
  children: ReactNode;
}

/** Everything that the pages expect above them, but for the router, which a server or a test replaces. */
export function AppProviders({ queryClient, documentState, children }: Props) {
  return (
    <>
      <ColorModeRoot />
      <MotionRoot />
      <QueryClientProvider client={queryClient}>
        <DocumentStateContext value={documentState}>
          <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
            <ToastProvider>{children}</ToastProvider>
          </ErrorBoundary>
        </DocumentStateContext>
      </QueryClientProvider>
    </>
  );
}
