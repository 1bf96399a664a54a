import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { rememberMessage } from './recent-messages';
import { VISIBLE_TOASTS, type Toast } from './toast';
import { ToastPanel } from './toast-panel';
import { readIsPausedByVisitor, readIsReduced } from '../motion/motion-setting';
import styles from './toaster.module.css';

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
const CLASSES = { containerAnchorOriginTopRight: styles.top ?? '' };
const TRANSITION = { enter: 220, exit: 160 };
const NO_TRANSITION = { enter: 0, exit: 0 };

interface Props {
  /** The messages to show. */
  waiting: readonly Toast[];
  /** Called with the messages that are shown or queued. */
  onTaken: (taken: readonly Toast[]) => void;
}

/** Shows messages one by one in the upper right corner, away from controls in use. */
export function Toaster(props: Props) {
  return (
    <SnackbarProvider
      maxSnack={VISIBLE_TOASTS}
      // The panel has its own timer, which pauses while it is hovered or focused.
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={isStill() ? NO_TRANSITION : TRANSITION}
      Components={COMPONENTS}
      classes={CLASSES}
    >
      <Queue {...props} />
    </SnackbarProvider>
  );
}

const isStill = () => readIsReduced() || readIsPausedByVisitor();

function Queue({ waiting, onTaken }: Props) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const toast of waiting) {
      let isKept = false;
      const keep = () => {
        if (!isKept) rememberMessage(toast);
        isKept = true;
      };
      enqueueSnackbar({
        message: toast.title,
        variant: 'brand',
        toast,
        // At once, so that a dismissed message is in the list before it has faded out.
        onClose: (_, reason) => reason === 'instructed' && keep(),
        onExited: keep,
      });
    }
    onTaken(waiting);
  }, [waiting, onTaken, enqueueSnackbar]);
  return null;
}
