import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';
import { ErrorBoundary } from '../errors/error-boundary';
import type { Toast } from './toast';
import { ToastContext } from './use-toast';

const Toaster = lazy(async () => {
  const { openToaster } = await import('./load-toaster');
  return { default: (await openToaster()).Toaster };
});

/** Shows what `useToast` is given, below everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  // Undefined until there has been a message.
  const [waiting, setWaiting] = useState<readonly Toast[]>();
  const show = useCallback((toast: Toast) => setWaiting((before = []) => [...before, toast]), []);
  // One that came meanwhile waits on.
  const take = useCallback(
    (taken: readonly Toast[]) =>
      setWaiting((before = []) => before.filter((toast) => !taken.includes(toast))),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {waiting && (
        // Without it nothing can be said, and the page must not fall for that.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Toaster waiting={waiting} onTaken={take} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}
