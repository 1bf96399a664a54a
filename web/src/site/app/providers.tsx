import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { MotionRoot } from '@/shared/ui/motion/motion-setting';
import { ToastProvider } from '@/shared/ui/toast/toast-provider';
import { DocumentStateContext } from '@/shared/api/use-read';
import { ColorModeRoot } from '@/shared/theme/color-scheme';

interface Props {
  queryClient: QueryClient;
  /** The data of the visit's first document. */
  documentState?: DehydratedState | undefined;
  children: ReactNode;
}

/** The providers of all pages except the router, which servers and tests replace. */
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
