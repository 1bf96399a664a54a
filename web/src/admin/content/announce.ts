import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { type ItemChange, useContentTools } from './content-tools-context';
import { pageOf } from './content-words';

/** A message that something has been done, in one sentence, and what more there is to say of it. */
export function successToast(title: string, description?: string): Toast {
  return { title, tone: 'success', ...(description === undefined ? {} : { description }) };
}

/** What each switch is said to have done, when it is on and when it is off. */
const TOGGLED = {
  isActive: ['activated', 'deactivated'],
  isFeatured: ['featured', 'no longer featured'],
  isFilled: ['marked as filled', 'reopened'],
} as const;

/** What is said of a part of an item that was changed with one click: '“Solar lead” deactivated.' */
export function toggleToast(
  subject: string,
  patch: { readonly [K in keyof typeof TOGGLED]?: boolean | undefined },
): Toast {
  const name = (Object.keys(TOGGLED) as (keyof typeof TOGGLED)[]).find(
    (each) => patch[each] !== undefined,
  );
  return successToast(`${subject} ${name ? TOGGLED[name][patch[name] ? 0 : 1] : 'updated'}.`);
}

/** How long a message with a way back stays on the screen, in ms: longer than one that only tells. */
export const UNDO_DISPLAY_MS = 12_000;

/** Says what was done to one item or several, with the way to see it and the way back. */
export function useAnnounce(): (message: Toast, changes: readonly ItemChange[]) => void {
  const toast = useToast();
  const { offerUndo } = useContentTools();
  return (message, changes) => {
    if (changes.length === 0) return toast(message);
    const [first] = changes;
    const page = changes.length === 1 && first ? addressOf(first) : undefined;
    // Beside the list, which stays where it is.
    const view = () => window.open(page, '_blank', 'noopener');
    return toast({
      ...message,
      displayMs: UNDO_DISPLAY_MS,
      actions: [
        ...(page === undefined ? [] : [{ label: 'View', onClick: view }]),
        offerUndo(changes),
      ],
    });
  };
}

/** Where visitors see an item; undefined for one without a page, and for one that is gone. */
function addressOf({ kind, id, undoKind }: ItemChange): string | undefined {
  return undoKind === 'bring-back' ? undefined : pageOf(kind, id);
}
