import DialogContentText from '@mui/material/DialogContentText';
import { itemFieldsOf } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import type { HistorySubject } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { revealRequests } from '@/admin/content/reveal-requests';
import { useRestoreVersion } from './mutations';
import { formatMoment } from '@/admin/text/moments';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';

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
