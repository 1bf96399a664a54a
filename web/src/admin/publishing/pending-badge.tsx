import type { DraftableKind } from '@torque-tide/contract/pending';
import { Badge } from '@/admin/ui/badge';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { usePendingNote } from './queries';

interface Props {
  kind: DraftableKind;
  id: string;
  /** One word for the eye, where a line has no room for two. */
  isShort?: boolean;
}

/** Says on a card that somebody has written what visitors do not see yet. */
export function PendingBadge({ kind, id, isShort = false }: Props) {
  if (!usePendingNote(kind, id)) return null;
  return (
    <Badge data-state="scheduled">
      {isShort ? (
        <>
          <VisuallyHidden>Unpublished </VisuallyHidden>changes
        </>
      ) : (
        'Unpublished changes'
      )}
    </Badge>
  );
}
