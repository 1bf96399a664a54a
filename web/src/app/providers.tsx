import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { PageFailure } from '@/components/errors/page-failure';
import { MotionRoot } from '@/components/motion/motion-root';
import { ToastProvider } from '@/components/toast/toast-provider';
import { type QueryHolder, QueryHolderContext } from '@/lib/query-holder';
import { ColorModeRoot } from '@/theme/use-color-mode';

interface Props {
  /** The same object for as long as the app lives. */
  queries: QueryHolder;
  children: ReactNode;
}

/** Everything that the pages expect above them, but for the router, which a server or a test replaces. */
export function AppProviders({ queries, children }: Props) {
  return (
    <>
      <ColorModeRoot />
      <MotionRoot />
      <QueryHolderContext value={queries}>
        <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </QueryHolderContext>
    </>
  );
}
