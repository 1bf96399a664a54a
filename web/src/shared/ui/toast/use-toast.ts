import { createContext, useContext, useEffect } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { untilNextTask } from '@/shared/browser/timing';
import type { Toast } from './toast';

/** Returns a function that shows a message; a new one replaces the last. */
export function useToast(): (toast: Toast) => void {
  // Loaded early, so that no message waits for the network.
  useEffect(() => {
    firstUse
      .then(untilNextTask)
      .then(() => import('./load-toaster'))
      .then(({ loadToaster }) => loadToaster())
      .catch(() => undefined);
  }, []);
  return useContext(ToastContext);
}

/** Shows a message. Provided by `ToastProvider`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('There is no ToastProvider above');
});
