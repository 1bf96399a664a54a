import type { PendingNote, PreviewableKind } from '@torque-tide/contract/pending';
import type { Publication } from '@torque-tide/contract/publication';
import { useContentTools } from '@/admin/content/content-tools-context';
import { Badge } from '@/admin/ui/badge';
import { ItemButton } from '@/admin/ui/item-button';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { isHeldBack, pendingWords } from './publishing';
import { useIsPreviewable, usePendingNote } from './queries';

/** Says on a card that somebody has written what visitors do not see yet. */
export function PendingBadge({ kind, id }: Pick<PendingNote, 'kind' | 'id'>) {
  return <NotedBadge note={usePendingNote(kind, id)} />;
}

interface NotedProps {
  note: PendingNote | undefined;
  /** A word or two for the eye, where a line has no room for more. */
  isShort?: boolean;
}

/** The same for one of thousands: its list has read the notes of all. */
export function NotedBadge({ note, isShort = false }: NotedProps) {
  if (!note) return null;
  const { text, short } = pendingWords(note, new Date());
  const [before, after] = text.split(short);
  return (
    <Badge data-state={isHeldBack(note) ? 'closed' : 'scheduled'}>
      {isShort ? (
        <>
          <VisuallyHidden>{before}</VisuallyHidden>
          {short}
          <VisuallyHidden>{after}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </Badge>
  );
}

interface ButtonProps {
  kind: PreviewableKind;
  item: Publication & { id: string; title: string };
  now: Date;
  /** Id of what names the item. */
  describedBy: string;
}

/** On the card of what visitors do not see yet, or not as it stands: the way to its links. */
export function PreviewButton({ kind, item, now, describedBy }: ButtonProps) {
  const { id, title } = item;
  const { showPreviews } = useContentTools();
  if (!useIsPreviewable(kind, item, now)) return null;
  return (
    <ItemButton aria-describedby={describedBy} onClick={() => showPreviews({ kind, id, title })}>
      Preview link
    </ItemButton>
  );
}
