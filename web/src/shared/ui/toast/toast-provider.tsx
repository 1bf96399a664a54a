import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';
import { ErrorBoundary } from '../errors/error-boundary';
import type { Toast } from './toast';
import { ToastContext } from './use-toast';

const Toaster = lazy(async () => {
  const { openToaster } = await import('./load-toaster');
  return { default: (await openToaster()).Toaster };
});

export function ToastProvider({ children }: { children: ReactNode }) {
  // Undefined until there is a message.
  const [waiting, setWaiting] = useState<readonly Toast[]>();
  const show = useCallback((toast: Toast) => setWaiting((before = []) => [...before, toast]), []);
  // Messages that arrived while it was loading keep waiting.
  const take = useCallback(
    (taken: readonly Toast[]) =>
      setWaiting((before = []) => before.filter((toast) => !taken.includes(toast))),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {waiting && (
        // Without the toaster there are no messages, but the page must survive that.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Toaster waiting={waiting} onTaken={take} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ToastContext>
  );
}
