import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { ButtonRow } from '@/admin/ui/button-row';
import { ItemFacts } from '@/admin/ui/list-parts';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { Change } from '@/admin/live/live-store';
import { changeVerb, describeTime } from '@/admin/live/live-words';

const Entry = styled('li')(({ theme }) => ({
  // Beside no line with knots, for which the list leaves room.
  marginLeft: -5,
  marginBottom: theme.spacing(2),
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '& h3': {
    margin: 0,
    fontSize: '1rem',
    lineHeight: 1.5,
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& h3 a': { fontWeight: 600, color: 'inherit' },
  '& h3 a:hover': { color: theme.vars.palette.primary.main },
}));

const Facts = styled(ItemFacts)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What is done so makes no version of the item. */
const WITHOUT_VERSION: ReadonlySet<Change['action']> = new Set(['deleted', 'drafted', 'dropped']);

interface Props {
  change: Change;
  isItemThere: boolean;
  /** Called when one goes to the item. */
  onLeave: () => void;
  onHistory: () => void;
  /** Left out where there is no way back. */
  onUndo: (() => void) | undefined;
}

/** What somebody did to an item: the way to it, to its history and, while nothing followed, back. */
export function ActivityEntry(props: Props) {
  const { change, isItemThere, onLeave, onHistory, onUndo } = props;
  const { kind, id, title, version, action, by, at } = change;
  const { username } = useAdminSession();
  const { tab, name } = CONTENT_WORDS[kind];
  const headingId = useId();
  const shown = title || `${name} without a title`;
  return (
    <Entry>
      <h3 id={headingId}>
        {by === username ? 'You' : by} {changeVerb(change)}{' '}
        {isItemThere ? (
          <Link
            to={{ search: `?${createSearchParams({ tab, edit: id }).toString()}` }}
            onClick={onLeave}
          >
            {shown}
          </Link>
        ) : (
          <strong>{shown}</strong>
        )}
      </h3>
      <Facts>
        <li>{name}</li>
        <li>
          <time dateTime={new Date(at).toISOString()}>{describeTime(at)}</time>
        </li>
        {!WITHOUT_VERSION.has(action) && <li>Version {version}</li>}
      </Facts>
      <ButtonRow sx={{ mt: 1 }}>
        <Button
          size="small"
          variant="text"
          color="inherit"
          aria-describedby={headingId}
          onClick={onHistory}
          sx={{ ml: -2 }}
        >
          History
        </Button>
        {onUndo && (
          <Button size="small" variant="outlined" aria-describedby={headingId} onClick={onUndo}>
            Undo
          </Button>
        )}
      </ButtonRow>
    </Entry>
  );
}
