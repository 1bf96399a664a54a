import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { lossOnLeave } from '@/admin/navigation/leave-guard';
import { DialogFrame, useLast } from '@/admin/ui/dialog';
import { storeSessionId } from '@/shared/api/session-storage';
import { useAdminSession } from './admin-session-context';
import { LoginForm } from './login-form';

/**
 * Says that another account is now logged in in this browser. The open page belongs to the first
 * account: it continues in that name, or is closed.
 */
export function OtherAccountDialog() {
  const { username, replacedBy } = useAdminSession();
  const other = useLast(replacedBy);
  const loss = lossOnLeave();

  return (
    <DialogFrame
      isOpen={replacedBy !== undefined}
      title="Somebody else is logged in now"
      actions={<Button href={ADMIN_PATHS.dashboard}>Go on as {other}</Button>}
    >
      {/* Room for the label, which overlaps the field's edge. */}
      <DialogContentText sx={{ mb: 2.5 }}>
        This browser is logged in as {other} now.{' '}
        {loss ?? `Content that you typed into a form here is kept in this browser for ${username}.`}{' '}
        Log in as {username} to go on where you left it.
      </DialogContentText>
      <LoginForm username={username} onLoggedIn={storeSessionId} />
    </DialogFrame>
  );
}
