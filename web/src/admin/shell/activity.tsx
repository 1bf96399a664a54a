import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { SYSTEM_USER } from '@torque-tide/contract/history';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { CHANGE_NOTE_DAYS, CHANGE_NOTES_MAX } from '@torque-tide/contract/live';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useContentTools, undoKindOf } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { type Change, keyOfItem, latestChanges, useLive } from '@/admin/live/live-store';
import { dashboardPath } from '@/admin/navigation/command';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ButtonRow } from '@/admin/ui/button-row';
import { ItemFacts, Note } from '@/admin/ui/list-parts';
import { Entries, SheetPart } from '@/admin/ui/side-sheet';
import { joinNames, nameField } from '@/admin/text/names';
import { clockTime } from '@/admin/text/moments';
import {
  ActivityFilter,
  type ActivityLine,
  type ActivityView,
  filterChanges,
  linesOf,
  verbOf,
} from './activity-view';
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

const NO_CHANGES: readonly Change[] = [];

/** The latest changes of all content, with the way to each item and back from each change. */
export function Activity({ onClose }: { onClose: () => void }) {
  const newest = useLive((state) => state.changes) ?? NO_CHANGES;
  const { undo, showHistory } = useContentTools();
  // One that came in between would push another below the pointer.
  const [still, setStill] = useState<readonly Change[]>();
  const changes = still ?? newest;
  const fresh = newest.findIndex(({ noteId }) => noteId === changes[0]?.noteId);
  const latest = latestChanges(newest);
  const [view, setView] = useState<ActivityView>({});
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useFieldNames(changes);
  const lines = linesOf(filterChanges(changes, view, Date.now()));

  async function showItemHistory({ kind, id, title }: Change) {
    // A kind's words come with its tab; here they are asked for when one of its changes is pressed.
    const { labelOf } = await definitionOf(kind);
    onClose();
    showHistory({ kind, id, title, labelOf });
  }

  /** Takes back what was done last to each item of a line; left out where any of it cannot be taken back. */
  function undoOf(line: readonly Change[]): (() => void) | undefined {
    const undoable = line.flatMap((change) => {
      const undoKind = undoKindOf(change);
      const isLast = latest.get(keyOfItem(change.kind, change.id))?.noteId === change.noteId;
      return undoKind && isLast && change.by !== SYSTEM_USER ? [{ ...change, undoKind }] : [];
    });
    if (undoable.length < line.length) return undefined;
    return () => {
      // What one does oneself is wanted in sight.
      setStill(undefined);
      // Its button goes with the change, and Escape closes nothing for a focus that is nowhere.
      list.current?.focus({ preventScroll: true });
      void undo(undoable);
    };
  }

  return (
    <SheetPart title="Activity">
      {fresh > 0 && (
        <Fresh>
          <Button size="small" variant="outlined" onClick={() => setStill(undefined)}>
            {fresh === 1 ? 'Show 1 new change' : `Show ${fresh} new changes`}
          </Button>
        </Fresh>
      )}
      {changes.length > 0 && (
        <ActivityFilter changes={changes} view={view} onChange={setView} nameOf={nameOf} />
      )}
      {changes.length === 0 && (
        <Note>Nothing was changed in the last {CHANGE_NOTE_DAYS} days.</Note>
      )}
      {changes.length > 0 && lines.length === 0 && (
        <Note role="status">None of the latest changes is like that.</Note>
      )}
      {lines.length > 0 && (
        <Entries
          ref={list}
          tabIndex={-1}
          aria-label="Changes of all content, newest first"
          onPointerEnter={() => setStill(newest)}
          onPointerLeave={() => setStill(undefined)}
        >
          {lines.map((line) => (
            <ActivityEntry
              key={line[0].noteId}
              line={line}
              nameOf={nameOf}
              isThere={({ kind, id }) => latest.get(keyOfItem(kind, id))?.action !== 'deleted'}
              onLeave={onClose}
              onHistory={() => void showItemHistory(line[0])}
              onUndo={undoOf(line)}
            />
          ))}
        </Entries>
      )}
      {changes.length === CHANGE_NOTES_MAX && (
        <Note>Only the {CHANGE_NOTES_MAX} latest changes are shown.</Note>
      )}
    </SheetPart>
  );
}

/** What a kind's fields are called in its form; a kind's words come with its tab, and so a moment later. */
function useFieldNames(changes: readonly Change[]): (kind: ContentKind, field: string) => string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const labels = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['labels of fields', kind],
      queryFn: async () => (await definitionOf(kind)).labelOf,
      // No call of the API: what has been fetched before works without a connection.
      networkMode: 'always' as const,
    })),
  });
  return (kind, field) => nameField(field, labels[kinds.indexOf(kind)]?.data ?? (() => undefined));
}

const Entry = styled('li')(({ theme }) => ({
  // Beside no line with knots, for which the list leaves room.
  marginLeft: -5,
  marginBottom: theme.spacing(2),
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '& h4': {
    fontSize: '1rem',
    lineHeight: 1.5,
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& summary': { minHeight: 32, cursor: 'pointer', color: theme.vars.palette.text.secondary },
  '& details ul': { paddingLeft: theme.spacing(2.5) },
  '& details li': { paddingBlock: theme.spacing(0.5), overflowWrap: 'anywhere' },
  '& details a': { color: 'inherit' },
  '& h4 a': { fontWeight: 600, color: 'inherit' },
  '& h4 a:hover': { color: theme.vars.palette.primary.main },
}));

/** What is done so makes no version of the item. */
const WITHOUT_VERSION: ReadonlySet<Change['action']> = new Set(['deleted', 'drafted', 'dropped']);

interface EntryProps {
  line: ActivityLine;
  nameOf: (kind: ContentKind, field: string) => string;
  isThere: (change: Change) => boolean;
  /** Called when one goes to the item. */
  onLeave: () => void;
  onHistory: () => void;
  /** Left out where there is no way back. */
  onUndo: (() => void) | undefined;
}

/** More fields than these are counted. */
const FIELDS_NAMED = 3;

/**
 * What somebody did to an item, or to many in one go: the way to it, to its history and, while nothing
 * followed, back.
 */
function ActivityEntry(props: EntryProps) {
  const { line, nameOf, isThere, onLeave, onHistory, onUndo } = props;
  const [change] = line;
  const { kind, version, action, fields = [], by, at } = change;
  const { username } = useAdminSession();
  const { tab, name, plural } = CONTENT_WORDS[kind];
  const headingId = useId();
  const isBulk = line.length > 1;

  /** The way to an item; of one that is deleted its name. */
  function link(each: Change) {
    const shown = each.title || `${name} without a title`;
    if (!isThere(each)) return <strong>{shown}</strong>;
    return (
      <Link to={dashboardPath({ tab, edit: each.id })} onClick={onLeave}>
        {shown}
      </Link>
    );
  }
  return (
    <Entry>
      <h4 id={headingId}>
        {by === username ? 'You' : by} {verbOf(change)}{' '}
        {isBulk ? <strong>{`${line.length} ${plural.toLowerCase()}`}</strong> : link(change)}
      </h4>
      <ItemFacts sx={{ color: 'text.secondary' }}>
        {!isBulk && <li>{name}</li>}
        {fields.length > 0 && <li>{nameFields(fields.map((field) => nameOf(kind, field)))}</li>}
        <li>
          <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>
        </li>
        {!isBulk && !WITHOUT_VERSION.has(action) && <li>Version {version}</li>}
      </ItemFacts>
      {isBulk && (
        <details>
          <summary>Which ones</summary>
          <ul>
            {line.map((each) => (
              <li key={each.noteId}>{link(each)}</li>
            ))}
          </ul>
        </details>
      )}
      <ButtonRow sx={{ mt: 1 }}>
        {!isBulk && (
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
        )}
        {onUndo && (
          <Button size="small" variant="outlined" aria-describedby={headingId} onClick={onUndo}>
            Undo
          </Button>
        )}
      </ButtonRow>
    </Entry>
  );
}

/** 'Salary, Sector and 2 more'. */
function nameFields(names: readonly string[]): string {
  if (names.length <= FIELDS_NAMED) return joinNames(names);
  const named = names.slice(0, FIELDS_NAMED - 1);
  return joinNames([...named, `${names.length - named.length} more`]);
}
