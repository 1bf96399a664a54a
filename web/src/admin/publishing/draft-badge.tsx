import type { DraftNote } from '@torque-tide/contract/publication';
import { Badge } from '@/admin/ui/badge';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { draftText } from './publishing';

interface Props {
  note: DraftNote | undefined;
  /** A word or two for the eye, where a line has no room for more. */
  isShort?: boolean;
}

/** Says on a card or in a row that a live item has a draft, and when that goes live. */
export function DraftBadge({ note, isShort = false }: Props) {
  if (!note) return null;
  const { text, short } = draftText(note, new Date());
  const [before, after] = text.split(short);
  return (
    <Badge data-state={note.missedAt === undefined ? 'scheduled' : 'closed'}>
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
