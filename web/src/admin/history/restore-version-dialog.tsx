import DialogContentText from '@mui/material/DialogContentText';
import { itemFieldsOf } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { type HistorySubject, revealRequests } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { formatMoment } from '@/admin/text/moments';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/admin/requests/use-write';
import { describeFailure, isOvertaken } from '@/admin/requests/describe';
import { hasStatus } from '@/shared/api/api-error';
import { refreshItem } from './queries';

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

/** What is asked about: the version to go back to, or one field of it. */
interface Asked {
  entry: HistoryEntry;
  field: RestoredField | undefined;
  /** The version that was shown as the newest: a restore over one that nobody looked at is refused. */
  newest: number;
}

/** What is to come back, and how that is called. */
function wordsOf({ entry, field }: Asked): { subject: string; done: string } {
  return field
    ? { subject: field.label, done: 'put back' }
    : { subject: `Version ${entry.version}`, done: 'restored' };
}

/** The steps of going back to a version, or of one field: asked about first, then said in a toast or in the panel. */
export function useVersionRestore(subject: HistorySubject, onRestored: () => void) {
  const { kind, id, title, form } = subject;
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useWrite();
  const refresh = () => refreshItem(queryClient, kind, id);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ entry: { version }, field, newest }: Asked) =>
      write('history.restore', {
        params: { kind, id },
        body: { version, ...(field && { field: field.field }) },
        ifVersion: newest,
      }),
    onSuccess: refresh,
    onError: (cause) => (isOvertaken(cause) ? refresh() : undefined),
  });
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);

  function restore() {
    if (!asked || isPending) return;
    const { subject: what, done } = wordsOf(asked);
    mutate(asked, {
      onSuccess: ({ version }) => {
        announce({ title: `${what} ${done}`, description: title, tone: 'success' }, [
          { kind, id, title, version, undoKind: 'previous' },
        ]);
        onRestored();
        form?.onRestored();
        revealRequests.tell({ kind, id, isMarked: true });
      },
      onSettled: () => setIsOpen(false),
    });
  }

  return {
    failure: asked && error ? { ...wordsOf(asked), error } : undefined,
    ask: (entry: HistoryEntry, newest: number, field?: RestoredField) => {
      reset();
      setAsked({ entry, newest, field });
      setIsOpen(true);
    },
    dialog: {
      entry: asked?.entry,
      field: asked?.field,
      isOpen,
      isPending,
      onConfirm: restore,
      onCancel: () => setIsOpen(false),
    },
  };
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
