import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useLayoutEffect, useState } from 'react';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { useLast } from '@/admin/ui/use-last';
import { storeSessionId } from '@/shared/api/session-storage';
import { useAdminSession } from './admin-session-context';
import { LoginForm } from './login-form';

/**
 * Says that somebody else is logged in in this browser by now. What is open below belongs to the first account:
 * it goes on in that name, or is left.
 */
export function OtherAccountDialog() {
  const { username, replacedBy, startAnew } = useAdminSession();
  const { keepUnfinished } = useLeaveGuard();
  const other = useLast(replacedBy);
  const [isKept, setIsKept] = useState(true);
  const isOpen = replacedBy !== undefined;

  // What was typed in the last moment is kept now, before it is said to be.
  useLayoutEffect(() => {
    if (isOpen) setIsKept(keepUnfinished());
  }, [isOpen, keepUnfinished]);

  return (
    <DialogFrame
      isOpen={isOpen}
      title="Somebody else is logged in now"
      actions={<Button onClick={startAnew}>Go on as {other}</Button>}
    >
      {/* Room for the label that stands astride the field's edge. */}
      <DialogContentText sx={{ mb: 2.5 }}>
        This browser is logged in as {other} now.{' '}
        {isKept
          ? `Content that you typed into a form here is kept in this browser for ${username}.`
          : `What you typed into the form here could not be kept in this browser: if you go on as ${other}, it is lost.`}{' '}
        Log in as {username} to go on where you left it.
      </DialogContentText>
      <LoginForm username={username} onLoggedIn={storeSessionId} />
    </DialogFrame>
  );
}
