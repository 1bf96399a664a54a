import DialogContentText from '@mui/material/DialogContentText';
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

/** Says what going back to a version changes, and what it costs. */
export function RestoreVersionDialog({ subject, entry, ...dialog }: Props) {
  if (!entry) return null;
  const { kind, form } = subject;
  const { noun } = CONTENT_WORDS[kind];
  // Case studies are always on the website.
  const state = kind === 'caseStudies' ? '' : ', also whether it is active';
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
