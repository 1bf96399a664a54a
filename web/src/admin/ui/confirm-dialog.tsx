import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ProblemAlert } from './problem-alert';

interface Props {
  isOpen: boolean;
  title: string;
  text: string;
  /** What it is about, below the text. */
  children?: ReactNode;
  /** A last line, which is read out with the text. */
  note?: string;
  confirmLabel: string;
  /** Whether something goes away, or only comes back. */
  tone?: 'error' | 'primary';
  isPending: boolean;
  /** Something has to be put right before it can be confirmed. */
  isBlocked?: boolean;
  /** What did not happen, or may not have, and why; the dialog stays open with it. */
  problem?: { title: string; text: string } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called once the dialog has faded out. */
  onExited?: () => void;
}

/** Asks before something is destroyed or replaced. The focus begins on 'Cancel', so that Enter destroys nothing. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, children, note, confirmLabel, isPending, problem } = props;
  const { tone = 'error', isBlocked = false } = props;
  const { onConfirm, onCancel, onExited } = props;
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      open={isOpen}
      onClose={isPending ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-text ${id}-note` : `${id}-text`}
      slotProps={{ transition: onExited ? { onExited } : {} }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        {note && (
          <DialogContentText id={`${id}-note`} sx={{ mt: 1.5, color: 'text.primary' }}>
            {note}
          </DialogContentText>
        )}
        {problem && <ProblemAlert title={problem.title}>{problem.text}</ProblemAlert>}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button autoFocus variant="outlined" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={tone}
          disabled={isPending || isBlocked}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
