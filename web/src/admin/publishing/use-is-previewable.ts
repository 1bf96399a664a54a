import type { DraftableKind } from '@torque-tide/contract/pending';
import type { Publication } from '@torque-tide/contract/publication';
import { isReleased } from '@torque-tide/domain/publication';
import { usePendingNote } from './queries';

/** True for an item that visitors do not see yet, or not as it stands: there is something to preview. */
export function useIsPreviewable(
  kind: DraftableKind,
  item: Publication & { id: string },
  now: Date,
): boolean {
  const hasPending = usePendingNote(kind, item.id) !== undefined;
  return hasPending || !isReleased(item, now);
}
