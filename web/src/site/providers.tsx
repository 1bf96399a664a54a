import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { MotionRoot } from '@/shared/ui/motion/motion-root';
import { ToastProvider } from '@/shared/ui/toast/toast-provider';
import { type QueryHolder, QueryHolderContext } from '@/site/document/query-holder';
import { ColorModeRoot } from '@/shared/theme/use-color-mode';

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
