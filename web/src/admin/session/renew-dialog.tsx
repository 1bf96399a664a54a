import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LoginForm } from './login-form';

interface Props {
  isOpen: boolean;
  username: string;
  onLoggedIn: (sessionId: string) => void;
  onClose: () => void;
}

/** Logs in again above whatever is open, which goes on afterwards with nothing lost. */
export function RenewDialog({ isOpen, username, onLoggedIn, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Your session has ended</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Log in again and your work goes on where you left it. Nothing you typed is lost.
        </DialogContentText>
        <LoginForm username={username} onLoggedIn={onLoggedIn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
      </DialogActions>
    </Dialog>
  );
}
