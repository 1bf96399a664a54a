import { useContext, useEffect } from 'react';
import { loadToaster } from './load-toaster';
import type { Toast } from './toast';
import { ToastContext } from './toast-context';

/** Shows a message; a new one takes the place of the one on the screen. */
export function useToast(): (toast: Toast) => void {
  // What shows messages is fetched by whoever may have one, so that none waits for the network.
  useEffect(() => {
    loadToaster().catch(() => undefined);
  }, []);
  return useContext(ToastContext);
}
