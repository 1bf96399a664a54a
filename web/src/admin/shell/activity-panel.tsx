import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SYSTEM_USER } from '@torque-tide/contract/history';
import { CHANGE_NOTE_DAYS, CHANGE_NOTES_MAX } from '@torque-tide/contract/live';
import { useState } from 'react';
import {
  type HistorySubject,
  useContentTools,
  undoKindOf,
} from '@/admin/content/content-tools-context';
import { Entries, Note, SideSheet } from '@/admin/ui/side-sheet';
import { definitionOf } from './tabs';
import { ActivityEntry } from './activity-entry';
import { type Change, keyOfItem, useLive } from '@/admin/live/live-store';
import { latestChanges } from '@/admin/live/list-refresher';

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
        <Note role="status">Not live: what was changed in the last moments may be missing.</Note>
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
