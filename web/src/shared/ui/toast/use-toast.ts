import { useContext, useEffect } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { untilNextTask } from '@/shared/browser/next-task';
import type { Toast } from './toast';
import { ToastContext } from './toast-context';

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
