import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { isStanding } from '@torque-tide/contract/content-kinds';
import {
  type FieldChange as Change,
  HISTORY_MAX,
  type HistoryEntry as Entry,
  type HistoryValue,
  isUnchanged,
  SYSTEM_USER,
} from '@torque-tide/contract/history';
import { useEffect, useId, useRef } from 'react';
import {
  type HistorySubject,
  undoKindOf,
  useContentTools,
} from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { Changes, FieldChange } from '@/admin/text/field-change';
import { nameField } from '@/admin/text/names';
import { formatMoment } from '@/admin/text/moments';
import { Badge } from '@/admin/ui/badge';
import { ItemFacts, Note } from '@/admin/ui/list-parts';
import { Entries, SideSheet } from '@/admin/ui/side-sheet';
import { FlowRow } from '@/admin/ui/flow-row';
import { historyQuery } from './queries';
import {
  RestoreVersionDialog,
  explainVersionRestore,
  useVersionRestore,
} from './restore-version-dialog';

interface Props {
  subject: HistorySubject;
  isOpen: boolean;
  onClose: () => void;
}

/** The history of one item, over the list or form that it belongs to. */
export function HistoryPanel({ subject, isOpen, onClose }: Props) {
  return (
    <SideSheet
      title="History"
      subtitle={subject.title}
      closeLabel="Close the history"
      isOpen={isOpen}
      onClose={onClose}
    >
      <HistoryEntries subject={subject} onClose={onClose} />
    </SideSheet>
  );
}

/** All that was done to an item, newest first, with the way back to each version. */
function HistoryEntries({ subject, onClose }: Omit<Props, 'isOpen'>) {
  const { kind, id, title, labelOf, form } = subject;
  const { undo } = useContentTools();
  const read = useQuery(historyQuery(kind, id));
  const { data: entries } = read;
  const { noun } = CONTENT_WORDS[kind];
  const restore = useVersionRestore(subject, onClose);
  const problem = useRef<HTMLDivElement>(null);
  const { failure } = restore;
  const error = failure?.error;

  useEffect(() => {
    if (!error) return;
    // It stands above the entries, and the button that was pressed may be far below.
    problem.current?.focus({ preventScroll: true });
    problem.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  if (!entries) return <UnreadList noun="history" read={read} />;

  const [newest] = entries;
  const isDeleted = newest?.action === 'deleted';

  /** The way back from the newest change, where it has one. */
  function undoOf(entry: Entry): (() => void) | undefined {
    const undoKind = undoKindOf(entry);
    const { version } = entry;
    if (undoKind === 'previous') {
      const before = entries?.find((each) => isRestorable(each, entry));
      // Asked about, as what is typed beside it would be lost.
      if (form) return before && (() => restore.ask({ entry: before, newest: version }));
      if (!before) return undefined;
    }
    // A form would be left without what it is about.
    if (!undoKind || form || entry.by === SYSTEM_USER) return undefined;
    return () => {
      onClose();
      void undo([{ kind, id, title, version, undoKind }]);
    };
  }

  /** The way of a field to what it was before an entry, as far as that version is kept. */
  function putBackOf({ version }: Entry, change: Change): (() => void) | undefined {
    const before = entries?.find((each) => each.version === version - 1 && isKept(each));
    const { field: path } = change;
    const last = entries?.flatMap((each) => each.changes).find(({ field }) => field === path);
    if (!before || !newest || isDeleted || isSame(last?.after, change.before)) return undefined;
    const field = { path, label: nameField(path, labelOf) };
    return () => restore.ask({ entry: before, newest: newest.version, field });
  }
  return (
    <>
      <div ref={problem} tabIndex={-1} hidden={!failure}>
        {failure && (
          <WriteFailure {...failure} explain={(error) => explainVersionRestore(error, noun)} />
        )}
      </div>
      {isDeleted && (
        <Note>
          This {noun} is deleted. Restore it under “Recently deleted” before you go back to an
          earlier version.
        </Note>
      )}
      <Entries aria-label="Changes, newest first">
        {entries.map((entry) => (
          <HistoryEntry
            key={`${entry.version} ${entry.action}`}
            entry={entry}
            isCurrent={entry === newest && !isDeleted}
            subject={subject}
            putBackOf={(change) => putBackOf(entry, change)}
            onUndo={entry === newest ? undoOf(entry) : undefined}
            onRestore={
              newest && isRestorable(entry, newest)
                ? () => restore.ask({ entry, newest: newest.version })
                : undefined
            }
          />
        ))}
      </Entries>
      {entries.length === 0 && <Note>Nothing has been changed yet.</Note>}
      {entries.length === HISTORY_MAX && <Note>Older changes are not kept.</Note>}
      <RestoreVersionDialog subject={subject} {...restore.dialog} />
    </>
  );
}

/** Nothing goes back to how it is, and a deletion left no content of its own. */
function isRestorable(entry: Entry, newest: Entry): boolean {
  return entry !== newest && isKept(entry) && isKept(newest);
}

function isKept({ action }: Entry): boolean {
  return action !== 'deleted';
}

function isSame(a: HistoryValue | undefined, b: HistoryValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

// A line through time, with a knot for each change.
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(0, 0, 4, 3),
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderColor: 'transparent', paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: -5,
    width: 9,
    height: 9,
    backgroundColor: theme.vars.palette.background.paper,
    border: `2px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
  },
  '&[data-current]::before': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

const Head = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0.5, 1),
  '& h3': { fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 600 },
}));

interface EntryProps {
  entry: Entry;
  /** The item is as this entry left it. */
  isCurrent: boolean;
  subject: HistorySubject;
  /** The way back of one field to what it was before; undefined where it is that already. */
  putBackOf: (change: Change) => (() => void) | undefined;
  /** Left out where there is nothing to restore. */
  onRestore?: (() => void) | undefined;
  /** Takes back what was done; left out where something has been done since. */
  onUndo?: (() => void) | undefined;
}

/** What somebody did to an item, field by field. */
function HistoryEntry(props: EntryProps) {
  const { entry, isCurrent, subject, putBackOf, onRestore, onUndo } = props;
  const { action, at, by, version } = entry;
  // Older entries have them.
  const changes = entry.changes.filter((change) => !isUnchanged(change));
  const id = useId();
  return (
    <Item data-current={isCurrent ? '' : undefined}>
      <Head>
        <h3 id={id}>{entryTitle(entry, isStanding(subject.kind))}</h3>
        {isCurrent && <Badge data-tone="good">Current</Badge>}
      </Head>
      <ItemFacts sx={{ color: 'text.secondary' }}>
        <li>
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
        {by !== SYSTEM_USER && <li>by {by}</li>}
        {action !== 'deleted' && <li>Version {version}</li>}
      </ItemFacts>
      {changes.length > 0 && (
        <Changes sx={{ mt: 1 }}>
          {changes.map((change) => (
            <FieldChange
              key={change.field}
              label={nameField(change.field, subject.labelOf)}
              change={change}
              // What took place alone is undone as a whole.
              onPutBack={onUndo && changes.length === 1 ? undefined : putBackOf(change)}
            />
          ))}
        </Changes>
      )}
      {action === 'updated' && changes.length === 0 && (
        <Note sx={{ mt: 0.5, fontSize: '0.9375rem' }}>Saved without a change.</Note>
      )}
      {onUndo && (
        <EntryButton entryId={id} onClick={onUndo}>
          Undo this change
        </EntryButton>
      )}
      {onRestore && (
        <EntryButton entryId={id} onClick={onRestore}>
          Restore version {version}
        </EntryButton>
      )}
    </Item>
  );
}

/** What can be done with the entry whose title has this id. */
function EntryButton({ entryId, ...props }: ButtonProps & { entryId: string }) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-describedby={entryId}
      sx={{ mt: 1.5 }}
      {...props}
    />
  );
}

function entryTitle({ action, by, restoredVersion }: Entry, isStanding: boolean): string {
  if (action === 'created' && isStanding) return 'As it was at first';
  if (action === 'created') return by === SYSTEM_USER ? 'Imported' : 'Created';
  if (action === 'updated') return 'Changed';
  if (action === 'published') return 'Published on schedule';
  if (action === 'deleted') return 'Deleted';
  return restoredVersion === undefined
    ? 'Brought back from the bin'
    : `Version ${restoredVersion} restored`;
}
