import DialogContentText from '@mui/material/DialogContentText';
import { itemFieldsOf } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { type ComponentProps, useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { type HistorySubject, revealRequests } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { formatMoment } from '@/admin/text/moments';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { useLast } from '@/admin/ui/use-last';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '@/admin/requests/use-write';
import { describeFailure, isOvertaken } from '@/admin/requests/describe';
import { hasStatus } from '@/shared/api/api-error';
import { refreshItem } from './queries';

/** What is asked about: the version to go back to, or one field of it. */
interface Asked {
  entry: HistoryEntry;
  /** The version that was shown as the newest: a restore over one that nobody looked at is refused. */
  newest: number;
  /** The one field that goes back, by its path, and what its form calls it; all go without. */
  field?: { path: string; label: string };
}

type DialogProps = ComponentProps<typeof ConfirmDialog>;

interface Props extends Pick<DialogProps, 'isOpen' | 'isPending' | 'onConfirm' | 'onCancel'> {
  subject: HistorySubject;
  /** Undefined until something was asked. */
  asked: Asked | undefined;
}

/** What decides whether visitors see an item, by the fields of which each kind has one or more. */
const STATES = { isActive: 'active', isDraft: 'a draft' };

/** Says what going back to a version changes, and what it costs. */
export function RestoreVersionDialog({ subject, asked, ...dialog }: Props) {
  if (!asked) return null;
  const { entry, field } = asked;
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
  const { mutate, reset, isPending, isError, error, variables } = useMutation({
    mutationFn: ({ entry: { version }, field, newest }: Asked) =>
      write('history.restore', {
        params: { kind, id },
        body: { version, ...(field && { field: field.path }) },
        ifVersion: newest,
      }),
    // Said also where Back has closed the sheet meanwhile.
    onSuccess: async ({ version }, restored) => {
      await refresh();
      const { subject: what, done } = wordsOf(restored);
      announce({ title: `${what} ${done}`, description: title, tone: 'success' }, [
        { kind, id, title, version, undoKind: 'previous' },
      ]);
    },
    onError: (cause) => (isOvertaken(cause) ? refresh() : undefined),
  });
  const [asked, setAsked] = useState<Asked>();
  const shown = useLast(asked);

  function restore() {
    if (!asked) return;
    mutate(asked, {
      onSuccess: () => {
        onRestored();
        // What was typed into one that has been left is kept: nobody has given that up.
        if (form?.isOpen()) form.onRestored();
        revealRequests.tell({ kind, id, isMarked: true });
      },
      onSettled: () => setAsked(undefined),
    });
  }

  return {
    failure: isError ? { ...wordsOf(variables), error } : undefined,
    ask: (next: Asked) => {
      reset();
      setAsked(next);
    },
    dialog: {
      asked: shown,
      isOpen: asked !== undefined,
      isPending,
      onConfirm: restore,
      onCancel: () => setAsked(undefined),
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
