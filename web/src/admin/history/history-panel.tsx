import type { HistorySubject } from '@/admin/content/content-tools-context';
import { SideSheet } from '@/admin/ui/side-sheet';
import { useShownItem } from '@/admin/live/live-store';
import { HistoryEntries } from './history-entries';

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
