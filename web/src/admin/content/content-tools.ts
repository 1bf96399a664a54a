import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { PreviewableKind } from '@torque-tide/contract/drafts';
import { createContext, use } from 'react';
import type { Toast, ToastAction } from '@/shared/ui/toast/toast';
import { createListeners } from '@/shared/browser/listeners';
import { useToast } from '@/shared/ui/toast/use-toast';
import { pageOf } from './content-words';

interface ContentItem {
  kind: ContentKind;
  id: string;
  title: string;
}

/** A change to an item, with what Undo needs. */
export interface ItemChange extends ContentItem {
  /** The version it made; for a deletion, the last one before it. */
  version: number;
  /**
   * - `previous`: restores item and draft of the version before.
   * - `delete`: deletes an item that was created.
   * - `bring-back`: restores an item that was deleted.
   */
  undoKind: 'previous' | 'delete' | 'bring-back';
}

/** The item whose history is shown. */
export interface HistorySubject extends ContentItem {
  /** Returns the form's label for a path; undefined without a field. */
  labelOf: (path: string) => string | undefined;
  /** True if a version can be restored as a draft beside the live item. */
  isLive?: boolean;
}

export interface PreviewSubject extends ContentItem {
  kind: PreviewableKind;
}

/** Tools for items of every kind. */
export interface ContentTools {
  showHistory: (subject: HistorySubject) => void;
  /** Opens the links that show an item to others before it is published. */
  showPreviews: (subject: PreviewSubject) => void;
  /** Makes a button that undoes changes to items that haven't changed since, and announces the result. */
  offerUndo: (changes: readonly ItemChange[]) => ToastAction;
}

export const ContentToolsContext = createContext<ContentTools | null>(null);

export function useContentTools(): ContentTools {
  const tools = use(ContentToolsContext);
  if (!tools) throw new Error('useContentTools is used outside a page for whoever is logged in');
  return tools;
}

/** Ask the open list to scroll to an item, and to highlight it. */
export const revealRequests = createListeners<Pick<ContentItem, 'kind' | 'id'>>();

/** Makes a success message. */
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

/** Announces changes with 'Undo', and with 'View' if the item has a public page. */
export function useAnnounce(): (message: Toast, changes: readonly ItemChange[]) => void {
  const toast = useToast();
  const { offerUndo } = useContentTools();
  return (message, changes) => {
    if (changes.length === 0) return toast(message);
    const [first] = changes;
    const isShown = changes.length === 1 && first?.undoKind !== 'bring-back';
    const page = first && isShown ? pageOf(first.kind, first.id) : undefined;
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
