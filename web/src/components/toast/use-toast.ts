import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { rememberMessage } from './recent-messages';
import type { Toast } from './toast';

/** Shows a message; a new one takes the place of the one on the screen. */
export function useToast(): (toast: Toast) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (toast) => {
      enqueueSnackbar({
        message: toast.title,
        variant: 'brand',
        toast,
        onExited: () => rememberMessage(toast),
      });
    },
    [enqueueSnackbar],
  );
}
