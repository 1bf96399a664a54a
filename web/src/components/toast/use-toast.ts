import { useSnackbar } from 'notistack';
import { useCallback } from 'react';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'error';
}

/** Shows a message; a new one takes the place of the one on the screen. */
export function useToast(): (toast: Toast) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (toast) => {
      enqueueSnackbar({ message: [toast.title, toast.description].filter(Boolean).join(': ') });
    },
    [enqueueSnackbar],
  );
}
