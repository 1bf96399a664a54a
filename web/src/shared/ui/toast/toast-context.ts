import { createContext } from 'react';
import type { Toast } from './toast';

/** Shows a message. Given by `ToastProvider`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('There is no ToastProvider above');
});
