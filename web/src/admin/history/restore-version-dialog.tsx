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
  isOpen: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What decides whether visitors see an item, by the fields of which each kind has one or more. */
const STATES = { isActive: 'active', isDraft: 'a draft' };

/** Says what going back to a version changes, and what it costs. */
export function RestoreVersionDialog({ subject, entry, ...dialog }: Props) {
  if (!entry) return null;
  const { kind, form } = subject;
  const { noun } = CONTENT_WORDS[kind];
  const states = Object.entries(STATES).filter(([field]) => field in itemFieldsOf(kind));
  const state = `, also whether it is ${states.map(([, word]) => word).join(' or ')}`;
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title={`Restore version ${entry.version}?`}
      text={`Every field of the ${noun} becomes what it was on ${formatMoment(entry.at)}${state}. What it is now stays in the history.`}
      confirmLabel="Restore"
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
  version: number;
  error: unknown;
}

/** The steps of going back to a version: asked about first, then said in a toast or in the panel. */
export function useVersionRestore(subject: HistorySubject, onRestored: () => void) {
  const announce = useAnnounce();
  const { mutate, isPending } = useRestoreVersion(subject);
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [entry, setEntry] = useState<HistoryEntry>();
  const [newestVersion, setNewestVersion] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  function restore() {
    if (!entry || isPending) return;
    const { version } = entry;
    mutate(
      { version, ifVersion: newestVersion },
      {
        onSuccess: ({ kind, id, version: made }) => {
          const { title, form } = subject;
          announce({ title: `Version ${version} restored`, description: title, tone: 'success' }, [
            { kind, id, title, version: made, undoKind: 'previous' },
          ]);
          onRestored();
          form?.onRestored();
          revealRequests.tell({ kind, id, isMarked: true });
        },
        onError: (error) => setFailure({ version, error }),
        onSettled: () => setIsOpen(false),
      },
    );
  }

  return {
    failure,
    ask: (next: HistoryEntry, newest: number) => {
      setFailure(undefined);
      setEntry(next);
      setNewestVersion(newest);
      setIsOpen(true);
    },
    dialog: { entry, isOpen, isPending, onConfirm: restore, onCancel: () => setIsOpen(false) },
  };
}
