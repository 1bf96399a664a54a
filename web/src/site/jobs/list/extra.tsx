import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';

/** What stands beside the list: the list stays when it cannot be had. */
export function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
