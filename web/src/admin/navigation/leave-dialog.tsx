import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { UNFINISHED_FORM_DAYS } from '@torque-tide/contract/unfinished-forms';

// Three answers of some words each: below each other they are read, and hit, more easily.
const Answers = styled(DialogActions)(({ theme }) => ({
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 3, 3),
  '& > :not(style) ~ :not(style)': { marginLeft: 0 },
}));

interface Props {
  isOpen: boolean;
  /** Whether a draft outlives the leaving. */
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
    <Dialog
      role="alertdialog"
      open={isOpen}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {isKept
            ? `Your changes are not saved. If you leave now, they are kept as an unfinished form for ${UNFINISHED_FORM_DAYS} days, also for your other computers, and you find it above the list.`
            : 'Your changes are not saved, and this browser keeps no drafts. If you leave now, they are lost.'}
        </DialogContentText>
      </DialogContent>
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
    </Dialog>
  );
}
