import { type ReactNode, lazy, useCallback, useRef, useState } from 'react';
import { Optional } from '../errors/error-boundary';
import { rememberMessage } from './recent-messages';
import type { Toast } from './toast';
import { ToastContext } from './use-toast';

// No page needs it before its first message.
const ToastPanel = lazy(async () => ({ default: (await import('./toast-panel')).ToastPanel }));

/** Shows one message at a time in the upper right corner, away from controls in use. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<{ toast: Toast; count: number }>();
  const visible = useRef<Toast>(undefined);
  const dismiss = useCallback(() => {
    if (visible.current) rememberMessage(visible.current);
    visible.current = undefined;
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      dismiss();
      visible.current = toast;
      setLatest((last) => ({ toast, count: (last?.count ?? 0) + 1 }));
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      {latest && (
        <Optional>
          <ToastPanel key={latest.count} toast={latest.toast} onDismiss={dismiss} />
        </Optional>
      )}
    </ToastContext>
  );
}
