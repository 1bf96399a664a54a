import { type ReactNode, Suspense } from 'react';
import { TellHydrated } from './tell-hydrated';

/**
 * A part of a long page that the browser takes over in a task of its own, in its turn or when the
 * visitor first touches it, so that taking over the page is never one long task.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <TellHydrated />
    </Suspense>
  );
}
