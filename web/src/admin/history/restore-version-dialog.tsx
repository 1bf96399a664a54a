import DialogContentText from '@mui/material/DialogContentText';
import { itemFieldsOf } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { type HistorySubject, revealRequests } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { formatMoment } from '@/admin/text/moments';
import { refreshItem } from './queries';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/admin/requests/use-write';
import { describeFailure } from '@/admin/requests/describe';
import { hasStatus } from '@/shared/api/api-error';

interface Props {
  subject: HistorySubject;
  /** Undefined until one was chosen. */
  entry: HistoryEntry | undefined;
  /** The one field that goes back; undefined for all of them. */
  field: RestoredField | undefined;
  isOpen: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

interface RestoredField {
  /** Its path. */
  field: string;
  /** What its form calls it. */
  label: string;
}

/** What decides whether visitors see an item, by the fields of which each kind has one or more. */
const STATES = { isActive: 'active', isDraft: 'a draft' };

/** Says what going back to a version changes, and what it costs. */
export function RestoreVersionDialog({ subject, entry, field, ...dialog }: Props) {
  if (!entry) return null;
  const { kind, form } = subject;
  const { noun } = CONTENT_WORDS[kind];
  const states = Object.entries(STATES).filter(([field]) => field in itemFieldsOf(kind));
  const state = `, also whether it is ${states.map(([, word]) => word).join(' or ')}`;
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title={field ? `Put back ${field.label}?` : `Restore version ${entry.version}?`}
      text={
        field
          ? `${field.label} becomes what it was in version ${entry.version}, of ${formatMoment(entry.at)}. All other fields stay as they are.`
          : `Every field of the ${noun} becomes what it was on ${formatMoment(entry.at)}${state}. What it is now stays in the history.`
      }
      confirmLabel={field ? 'Put back' : 'Restore'}
    >
      {form?.hasUnsavedChanges && (
        <DialogContentText sx={{ mt: 2, fontWeight: 600, color: 'text.primary' }}>
          The form closes, and what you changed in it without saving is lost.
        </DialogContentText>
      )}
    </ConfirmDialog>
  );
}

interface Failure {
  /** What was to come back, and how that is called. */
  subject: string;
  done: 'restored' | 'put back';
  error: unknown;
}

/** The steps of going back to a version, or of one field: asked about first, then said in a toast or in the panel. */
export function useVersionRestore(subject: HistorySubject, onRestored: () => void) {
  const announce = useAnnounce();
  const { mutate, isPending } = useRestoreVersion(subject);
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [entry, setEntry] = useState<HistoryEntry>();
  const [field, setField] = useState<RestoredField>();
  const [newestVersion, setNewestVersion] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  function restore() {
    if (!entry || isPending) return;
    const { version } = entry;
    const what = field ? field.label : `Version ${version}`;
    const done = field ? 'put back' : 'restored';
    mutate(
      { version, field: field?.field, ifVersion: newestVersion },
      {
        onSuccess: ({ kind, id, version: made }) => {
          const { title, form } = subject;
          announce({ title: `${what} ${done}`, description: title, tone: 'success' }, [
            { kind, id, title, version: made, undoKind: 'previous' },
          ]);
          onRestored();
          form?.onRestored();
          revealRequests.tell({ kind, id, isMarked: true });
        },
        onError: (error) => setFailure({ subject: what, done, error }),
        onSettled: () => setIsOpen(false),
      },
    );
  }

  return {
    failure,
    ask: (next: HistoryEntry, newest: number, only?: RestoredField) => {
      setFailure(undefined);
      setEntry(next);
      setField(only);
      setNewestVersion(newest);
      setIsOpen(true);
    },
    dialog: {
      entry,
      field,
      isOpen,
      isPending,
      onConfirm: restore,
      onCancel: () => setIsOpen(false),
    },
  };
}

interface VersionRestore {
  version: number;
  /** Path of the one field that goes back; left out, all of them do. */
  field?: string | undefined;
  /** The version that was shown as the newest: a restore over one that nobody looked at is refused. */
  ifVersion: number;
}

/** Gives an item the content of an earlier version, or one field of it, as a new version. */
function useRestoreVersion({ kind, id }: Pick<HistorySubject, 'kind' | 'id'>) {
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: ({ version, field, ifVersion }: VersionRestore) =>
      write('history.restore', {
        params: { kind, id },
        body: { version, ...(field === undefined ? {} : { field }) },
        ifVersion,
      }),
    onSuccess: () => refreshItem(queryClient, kind, id),
    onError: (error) => (isOvertaken(error) ? refreshItem(queryClient, kind, id) : undefined),
  });
}

/** True when what is shown has been overtaken, so that it must be read again. */
function isOvertaken(error: unknown): boolean {
  return hasStatus(error, 412) || hasStatus(error, 404);
}

/** Why an item did not get an earlier version's content, and what to do about it. */
export function explainVersionRestore(error: unknown, noun: string): string {
  if (hasStatus(error, 412)) {
    return `Someone changed the ${noun} while you were looking at its history. Their change now stands at the top: look at it, and restore again if you still want to.`;
  }
  if (hasStatus(error, 404)) {
    return `The ${noun} or this version of it no longer exists. If the ${noun} was deleted meanwhile, it stands under “Recently deleted”.`;
  }
  return describeFailure(error);
}
