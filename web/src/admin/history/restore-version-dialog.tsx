import DialogContentText from '@mui/material/DialogContentText';
import { itemFieldsOf } from '@torque-tide/contract/content-kinds';
import type { HistoryEntry } from '@torque-tide/contract/history';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import type { HistorySubject } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { formatMoment } from '@/admin/text/moments';

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
