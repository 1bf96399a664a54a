import type { PreviewableKind } from '@torque-tide/contract/pending';
import type { Publication } from '@torque-tide/contract/publication';
import { ItemButton } from '@/admin/ui/item-button';
import { useContentTools } from '@/admin/content/content-tools-context';
import { useIsPreviewable } from './queries';

interface Props {
  kind: PreviewableKind;
  item: Publication & { id: string; title: string };
  now: Date;
  /** Id of what names the item. */
  describedBy: string;
}

/** On the card of what visitors do not see yet, or not as it stands: the way to its links. */
export function PreviewButton({ kind, item, now, describedBy }: Props) {
  const { id, title } = item;
  const { showPreviews } = useContentTools();
  if (!useIsPreviewable(kind, item, now)) return null;
  return (
    <ItemButton aria-describedby={describedBy} onClick={() => showPreviews({ kind, id, title })}>
      Preview link
    </ItemButton>
  );
}
