import { styled } from '@mui/material/styles';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { useLive } from './live-store';
import { describePeople } from './live-words';

const Line = styled('p')(({ theme }) => ({
  overflow: 'hidden',
  minWidth: 0,
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // Long names push no tool of a phone's header into a row of its own.
  [theme.breakpoints.down('sm')]: { width: 0, minWidth: '100%' },
  '&[data-lost]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

/** In the header: who is in the admin area, or that nobody can tell now. */
export function LivePeople() {
  const { username } = useAdminSession();
  const status = useLive((state) => state.status);
  const tabs = useLive((state) => state.tabs);
  if (status === 'lost') {
    return (
      <Line data-lost="" title="What others do shows when you look again.">
        No live updates
      </Line>
    );
  }
  const people = status === 'live' ? describePeople(tabs, username) : undefined;
  return people && <Line title={people}>{people}</Line>;
}
