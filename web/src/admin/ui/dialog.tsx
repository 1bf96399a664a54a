import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface FrameProps {
  isOpen: boolean;
  title: ReactNode;
  /** Undefined while only the buttons may close it. */
  onClose?: (() => void) | undefined;
  /** 'alertdialog' for a question; screen readers then read out what `aria-describedby` names, too. */
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** A narrow dialog that is named by its title. */
export function DialogFrame({ isOpen, title, children, actions, ...props }: FrameProps) {
  const id = useId();
  return (
    <Dialog {...props} open={isOpen} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions sx={{ p: 3, pt: 0 }}>{actions}</DialogActions>}
    </Dialog>
  );
}

interface Props {
  isOpen: boolean;
  title: string;
  text: string;
  /** Shown below the text. */
  children?: ReactNode;
  /** A last line, which is read out with the text. */
  note?: string;
  confirmLabel: string;
  /** 'error' if something is deleted or lost. */
  tone?: 'error' | 'primary';
  isPending: boolean;
  /** True if an error must be corrected first. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is destroyed or replaced. The initial focus is on 'Cancel', so that Enter
 * destroys nothing.
 */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, children, note, confirmLabel, isPending } = props;
  const { tone = 'error', isBlocked = false } = props;
  const { onConfirm, onCancel } = props;
  const id = useId();
  return (
    <DialogFrame
      role="alertdialog"
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      aria-describedby={note ? `${id}-text ${id}-note` : `${id}-text`}
      actions={
        <>
          <Button autoFocus variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
          {/* While pending it looks disabled but keeps the focus, which would otherwise leave
              the dialog and its Escape. */}
          <Button
            variant="contained"
            color={tone}
            disabled={isBlocked}
            aria-disabled={isPending || isBlocked}
            className={isPending ? 'Mui-disabled' : undefined}
            // The button can still be pressed while the dialog fades out.
            onClick={isPending || !isOpen ? undefined : onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      {children}
      {note && (
        <DialogContentText id={`${id}-note`} sx={{ mt: 1.5, color: 'text.primary' }}>
          {note}
        </DialogContentText>
      )}
    </DialogFrame>
  );
}

/**
 * Returns the value or, once it is undefined, the last one: a dialog must not become empty before
 * it has faded out.
 */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
