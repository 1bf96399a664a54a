import { createContext, useContext, useEffect } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { untilNextTask } from '@/shared/browser/timing';
import type { Toast } from './toast';

/** Shows a message; a new one takes the place of the one on the screen. */
export function useToast(): (toast: Toast) => void {
  // Fetched before there is something to say, so that no message waits for the network.
  useEffect(() => {
    firstUse
      .then(untilNextTask)
      .then(() => import('./load-toaster'))
      .then(({ loadToaster }) => loadToaster())
      .catch(() => undefined);
  }, []);
  return useContext(ToastContext);
}

/** Shows a message. Given by `ToastProvider`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('There is no ToastProvider above');
});
