import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props {
  isOpen: boolean;
  title: ReactNode;
  /** Left out while only the buttons may close it. */
  onClose?: (() => void) | undefined;
  /** Called once the dialog has faded out. */
  onExited?: (() => void) | undefined;
  /** 'alertdialog' for a question; screen readers then read out what `aria-describedby` names, too. */
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string;
  children: ReactNode;
  /** The buttons below. */
  actions?: ReactNode;
}

/** A narrow dialog that is named by its title. */
export function DialogFrame({ isOpen, title, onExited, children, actions, ...props }: Props) {
  const id = useId();
  return (
    <Dialog
      {...props}
      open={isOpen}
      aria-labelledby={id}
      slotProps={{ transition: onExited ? { onExited } : {} }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions sx={{ p: 3, pt: 0 }}>{actions}</DialogActions>}
    </Dialog>
  );
}
