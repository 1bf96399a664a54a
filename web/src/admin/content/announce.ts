import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { type ItemChange, useContentTools } from './content-tools-context';
import { pageOf } from './content-words';

/** Makes the message for something that succeeded. */
export function successToast(title: string, description?: string): Toast {
  return { title, tone: 'success', ...(description === undefined ? {} : { description }) };
}

const TOGGLED = {
  isActive: ['activated', 'deactivated'],
  isFeatured: ['featured', 'no longer featured'],
  isFilled: ['marked as filled', 'reopened'],
} as const;

/** Makes the message for a switch: '“Solar lead” deactivated.' */
export function toggleToast(
  subject: string,
  patch: { readonly [K in keyof typeof TOGGLED]?: boolean | undefined },
): Toast {
  const name = (Object.keys(TOGGLED) as (keyof typeof TOGGLED)[]).find(
    (each) => patch[each] !== undefined,
  );
  return successToast(`${subject} ${name ? TOGGLED[name][patch[name] ? 0 : 1] : 'updated'}.`);
}

/** How long a message with Undo stays on the screen, in ms: longer than others. */
export const UNDO_DISPLAY_MS = 12_000;

/** Announces changes with 'Undo', and with 'View' where visitors have a page of the item. */
export function useAnnounce(): (message: Toast, changes: readonly ItemChange[]) => void {
  const toast = useToast();
  const { offerUndo } = useContentTools();
  return (message, changes) => {
    if (changes.length === 0) return toast(message);
    const [first] = changes;
    const page = changes.length === 1 && first ? addressOf(first) : undefined;
    // In a new tab, so that the list stays where it is.
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

/** Returns the public page of an item; undefined without one, and for a deleted item. */
function addressOf({ kind, id, undoKind }: ItemChange): string | undefined {
  return undoKind === 'bring-back' ? undefined : pageOf(kind, id);
}
