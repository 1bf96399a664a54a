import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { VISIBLE_TOASTS, type Toast } from './toast';
import { ToastPanel } from './toast-panel';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    error: false;
    success: false;
    warning: false;
    info: false;
    brand: { toast: Toast };
  }
}

const COMPONENTS = { brand: ToastPanel };
const TRANSITION = { enter: 220, exit: 160 };

/** Shows what `useToast` is given, below everything inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={VISIBLE_TOASTS}
      // The panel counts its own time, because it waits while it is hovered or focused.
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={TRANSITION}
      Components={COMPONENTS}
    >
      {children}
    </SnackbarProvider>
  );
}
