import Button from '@mui/material/Button';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { EmptyState } from '@/shared/ui/state/empty-state';

/** What a tab shows in place of what only a session shows. */
export function LockedTab({ hint }: { hint: string }) {
  const { renew } = useAdminSession();
  return (
    <EmptyState
      level={3}
      title={hint}
      actions={
        <Button variant="outlined" onClick={() => void renew()}>
          Log in
        </Button>
      }
    />
  );
}
