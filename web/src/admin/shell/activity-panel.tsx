import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SYSTEM_USER } from '@torque-tide/contract/history';
import { CHANGE_NOTE_DAYS, CHANGE_NOTES_MAX } from '@torque-tide/contract/live';
import { useId, useState } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import {
  type HistorySubject,
  useContentTools,
  undoKindOf,
} from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { type Change, keyOfItem, useLive } from '@/admin/live/live-store';
import { changeVerb, describeTime } from '@/admin/live/live-words';
import { latestChanges } from '@/admin/live/list-refresher';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ButtonRow } from '@/admin/ui/button-row';
import { ItemFacts } from '@/admin/ui/list-parts';
import { Entries, Note, SideSheet } from '@/admin/ui/side-sheet';
import { definitionOf } from './tabs';

/** In sight however far one has scrolled, and without a place of its own. */
const Fresh = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 84,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  marginBottom: theme.spacing(-3),
  '& > button': { flex: 'none', backgroundColor: theme.vars.palette.background.paper },
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The latest changes of all content, in a sheet from the right, with the way to each item and back from each change. */
export function ActivityPanel({ isOpen, onClose }: Props) {
  return (
    <SideSheet title="Activity" closeLabel="Close the activity" isOpen={isOpen} onClose={onClose}>
      <Activity onClose={onClose} />
    </SideSheet>
  );
}

function Activity({ onClose }: Pick<Props, 'onClose'>) {
  const newest = useLive(({ changes }) => changes);
  const isLost = useLive(({ status }) => status === 'lost');
  const { undo, showHistory } = useContentTools();
  // One that came in between would push another below the pointer.
  const [still, setStill] = useState<readonly Change[]>();
  const changes = still ?? newest;
  const fresh = newest.findIndex(({ noteId }) => noteId === changes[0]?.noteId);
  const latest = latestChanges(newest);

  async function showItemHistory(change: Change) {
    const subject = await subjectOf(change);
    onClose();
    showHistory(subject);
  }

  /** Takes the newest change of an item back; left out where nothing can be taken back. */
  function undoOf(change: Change): (() => void) | undefined {
    const undoKind = undoKindOf(change);
    if (!undoKind || change.by === SYSTEM_USER) return undefined;
    return () => {
      // What one does oneself is wanted in sight.
      setStill(undefined);
      void undo([{ ...change, undoKind }]);
    };
  }

  return (
    <>
      {isLost && (
        <Note role="status">
          No live updates: what was changed in the last moments may be missing.
        </Note>
      )}
      {fresh > 0 && (
        <Fresh>
          <Button size="small" variant="outlined" onClick={() => setStill(undefined)}>
            {fresh === 1 ? 'Show 1 new change' : `Show ${fresh} new changes`}
          </Button>
        </Fresh>
      )}
      {changes.length === 0 ? (
        <Note>Nothing was changed in the last {CHANGE_NOTE_DAYS} days.</Note>
      ) : (
        <Entries
          aria-label="Changes of all content, newest first"
          onPointerEnter={() => setStill(newest)}
          onPointerLeave={() => setStill(undefined)}
        >
          {changes.map((change) => {
            const last = latest.get(keyOfItem(change.kind, change.id));
            return (
              <ActivityEntry
                key={change.noteId}
                change={change}
                isItemThere={last?.action !== 'deleted'}
                onLeave={onClose}
                onHistory={() => void showItemHistory(change)}
                onUndo={last?.noteId === change.noteId ? undoOf(change) : undefined}
              />
            );
          })}
        </Entries>
      )}
      {changes.length === CHANGE_NOTES_MAX && (
        <Note>Only the {CHANGE_NOTES_MAX} latest changes are shown.</Note>
      )}
    </>
  );
}

async function subjectOf({ kind, id, title }: Change): Promise<HistorySubject> {
  // A kind's words come with its tab; here they are asked for when one of its changes is pressed.
  const { labelOf } = await definitionOf(kind);
  return { kind, id, title, labelOf };
}

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

interface EntryProps {
  change: Change;
  isItemThere: boolean;
  /** Called when one goes to the item. */
  onLeave: () => void;
  onHistory: () => void;
  /** Left out where there is no way back. */
  onUndo: (() => void) | undefined;
}

/** What somebody did to an item: the way to it, to its history and, while nothing followed, back. */
function ActivityEntry(props: EntryProps) {
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
