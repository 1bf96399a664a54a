import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { UNFINISHED_FORM_DAYS } from '@torque-tide/contract/unfinished-forms';

// Three answers of some words each: below each other they are read, and hit, more easily.
const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gap: theme.spacing(1),
}));

interface Props {
  isOpen: boolean;
  /** Whether a draft of the form is kept. */
  isKept: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Leaves and throws the draft away. */
  onDiscard: () => void;
}

/** Asks before a changed form is left. Enter and Escape both stay. */
export function LeaveDialog({ isOpen, isKept, onStay, onLeave, onDiscard }: Props) {
  const id = useId();
  return (
    <DialogFrame
      role="alertdialog"
      isOpen={isOpen}
      title="Leave without saving?"
      onClose={onStay}
      aria-describedby={id}
      actions={
        <Answers>
          <Button autoFocus variant="contained" onClick={onStay}>
            Keep editing
          </Button>
          {isKept && (
            <Button variant="outlined" onClick={onLeave}>
              Leave and keep the draft
            </Button>
          )}
          <Button color="error" variant="text" onClick={onDiscard}>
            Leave and discard the changes
          </Button>
        </Answers>
      }
    >
      <DialogContentText id={id}>
        {isKept
          ? `Your changes are not saved. If you leave now, they are kept as an unfinished form for ${UNFINISHED_FORM_DAYS} days, also for your other computers, and you find it above the list.`
          : 'Your changes are not saved, and this browser keeps no drafts. If you leave now, they are lost.'}
      </DialogContentText>
    </DialogFrame>
  );
}
