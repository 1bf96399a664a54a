import type { DraftNote, PreviewableKind } from '@torque-tide/contract/drafts';
import type { Publication } from '@torque-tide/contract/publication';
import { useContentTools } from '@/admin/content/content-tools-context';
import { Badge } from '@/admin/ui/badge';
import { ItemButton } from '@/admin/ui/item-button';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { draftText } from './publishing';
import { useIsPreviewable } from './queries';

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

interface ButtonProps {
  kind: PreviewableKind;
  item: Publication & { id: string; title: string };
  now: Date;
  /** Id of what names the item. */
  describedBy: string;
}

/** On a card: opens the preview links of an item that has something to preview. */
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
