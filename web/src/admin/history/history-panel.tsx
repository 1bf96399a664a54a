import { useQuery } from '@tanstack/react-query';
import { isStanding } from '@torque-tide/contract/content-kinds';
import {
  type FieldChange as Change,
  HISTORY_MAX,
  type HistoryEntry as Entry,
  type HistoryValue,
  SYSTEM_USER,
} from '@torque-tide/contract/history';
import { useEffect, useRef } from 'react';
import {
  type HistorySubject,
  undoKindOf,
  useContentTools,
} from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { explainVersionRestore } from './explain-restore';
import { nameField } from '@/admin/text/field-name';
import { HistoryEntry } from './history-entry';
import { historyQuery } from './queries';
import { RestoreVersionDialog, useVersionRestore } from './restore-version-dialog';
import { useShownItem } from '@/admin/live/live-store';
import { failureTitle } from '@/admin/requests/describe';
import { ListFailure } from '@/admin/requests/list-failure';
import { LoadingState } from '@/admin/ui/loading-state';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { Entries, Note, SideSheet } from '@/admin/ui/side-sheet';

interface Props {
  subject: HistorySubject;
  isOpen: boolean;
  onClose: () => void;
}

/** The history of one item, over the list or form that it belongs to. */
export function HistoryPanel({ subject, isOpen, onClose }: Props) {
  useShownItem(subject.kind, isOpen ? subject.id : undefined, subject.form !== undefined);
  return (
    <SideSheet
      title="History"
      subtitle={subject.title}
      closeLabel="Close the history"
      isOpen={isOpen}
      onClose={onClose}
    >
      <HistoryEntries subject={subject} onRestored={onClose} />
    </SideSheet>
  );
}

interface EntriesProps {
  subject: HistorySubject;
  onRestored: () => void;
}

/** All that was done to an item, newest first, with the way back to each version. */
function HistoryEntries({ subject, onRestored }: EntriesProps) {
  const { kind, id, title, labelOf, form } = subject;
  const { undo } = useContentTools();
  const { data: entries, error, refetch } = useQuery(historyQuery(kind, id));
  const { noun } = CONTENT_WORDS[kind];
  const restore = useVersionRestore(subject, onRestored);
  const problem = useRef<HTMLDivElement>(null);
  const { failure } = restore;

  useEffect(() => {
    if (!failure) return;
    // It stands above the entries, and the button that was pressed may be far below.
    problem.current?.focus({ preventScroll: true });
    problem.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  if (!entries) {
    return error ? (
      <ListFailure noun="history" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading history...</LoadingState>
    );
  }

  const [newest] = entries;
  const isDeleted = newest?.action === 'deleted';

  /** The way back from the newest change, where it has one. */
  function undoOf(entry: Entry): (() => void) | undefined {
    const undoKind = undoKindOf(entry);
    const { version } = entry;
    if (undoKind === 'previous') {
      const before = entries?.find((each) => isRestorable(each, entry));
      // Asked about, as what is typed beside it would be lost.
      if (form) return before && (() => restore.ask(before, version));
      if (!before) return undefined;
    }
    // A form would be left without what it is about.
    if (!undoKind || form || entry.by === SYSTEM_USER) return undefined;
    return () => {
      onRestored();
      void undo([{ kind, id, title, version, undoKind }]);
    };
  }

  /** The way of a field to what it was before an entry, as far as that version is kept. */
  function putBackOf({ version }: Entry, change: Change): (() => void) | undefined {
    const before = entries?.find((each) => each.version === version - 1 && isKept(each));
    const last = entries?.flatMap((each) => each.changes).find(isOfField(change.field));
    if (!before || !newest || isDeleted || isSame(last?.after, change.before)) return undefined;
    const label = nameField(change.field, labelOf);
    return () => restore.ask(before, newest.version, { field: change.field, label });
  }
  return (
    <>
      <div ref={problem} tabIndex={-1} hidden={!failure}>
        {failure && (
          <ProblemAlert title={failureTitle(failure.error, failure.subject, failure.done)}>
            {explainVersionRestore(failure.error, noun)}
          </ProblemAlert>
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
            isStanding={isStanding(kind)}
            labelOf={labelOf}
            putBackOf={(change) => putBackOf(entry, change)}
            onUndo={entry === newest ? undoOf(entry) : undefined}
            onRestore={
              newest && isRestorable(entry, newest)
                ? () => restore.ask(entry, newest.version)
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

function isOfField(field: string): (change: Change) => boolean {
  return (change) => change.field === field;
}

function isSame(a: HistoryValue | undefined, b: HistoryValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
