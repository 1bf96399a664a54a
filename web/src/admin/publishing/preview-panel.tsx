import type { DraftableKind } from '@torque-tide/contract/pending';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import type { PreviewSubject } from '@/admin/content/content-tools-context';
import { SideSheet } from '@/admin/ui/side-sheet';
import { PreviewLinks } from './preview-links';

interface Props {
  subject: PreviewSubject;
  isOpen: boolean;
  onClose: () => void;
}

/** The links to one item that is not published yet, over the list or form that it belongs to. */
export function PreviewPanel({ subject, isOpen, onClose }: Props) {
  const { id, title } = subject;
  const kind: DraftableKind = subject.kind;
  return (
    <SideSheet
      title="Preview links"
      subtitle={title}
      closeLabel="Close the preview links"
      isOpen={isOpen}
      onClose={onClose}
    >
      {/* What was made for one item is nothing to show for another, or a second time. */}
      {isOpen && (
        <PreviewLinks key={`${kind} ${id}`} kind={kind} id={id} noun={CONTENT_WORDS[kind].noun} />
      )}
    </SideSheet>
  );
}
