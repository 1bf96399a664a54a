import type { DraftableKind } from '@torque-tide/contract/pending';
import { Badge } from '@/admin/ui/badge';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { isHeldBack, pendingWords } from './publishing';
import { usePendingNote } from './queries';

interface Props {
  kind: DraftableKind;
  id: string;
  /** A word or two for the eye, where a line has no room for more. */
  isShort?: boolean;
}

/** Says on a card that somebody has written what visitors do not see yet. */
export function PendingBadge({ kind, id, isShort = false }: Props) {
  const note = usePendingNote(kind, id);
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
