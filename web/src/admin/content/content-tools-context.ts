import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { PreviewableKind } from '@torque-tide/contract/drafts';
import { createContext, use } from 'react';
import type { ToastAction } from '@/shared/ui/toast/toast';
import { createListeners } from '@/shared/browser/listeners';

/** An item of any kind, by what a person recognises it by. */
interface ContentItem {
  kind: ContentKind;
  id: string;
  title: string;
}

/** Something that was done to an item, as far as it takes to take it back. */
export interface ItemChange extends ContentItem {
  /** The version that it made; of a deletion, the last one before it. */
  version: number;
  /**
   * - `previous`: item and draft become what they were in the version before.
   * - `delete`: the item was not there before, and is deleted.
   * - `bring-back`: the item was deleted, and comes back.
   */
  undoKind: 'previous' | 'delete' | 'bring-back';
}

/** What a history needs to know besides, from the feature that edits this kind of item. */
export interface HistorySubject extends ContentItem {
  /** What the form calls the field at a path; undefined for a field that it does not have. */
  labelOf: (path: string) => string | undefined;
  /** A draft can stand beside the item, so that a version can be restored as one. */
  isLive?: boolean;
  /** The history opens over the item's form, which takes over what is restored. */
  isForm?: boolean;
}

/** An item that is not published yet, or not as it stands. */
export interface PreviewSubject extends ContentItem {
  kind: PreviewableKind;
}

/** What every tab offers for its items, whatever their kind. */
export interface ContentTools {
  showHistory: (subject: HistorySubject) => void;
  /** Opens the links by which somebody else sees an item before it is published. */
  showPreviews: (subject: PreviewSubject) => void;
  /**
   * Takes changes back, each only where nothing else has happened to its item since, and says what became
   * of it. True when all of it was undone.
   */
  undo: (changes: readonly ItemChange[]) => Promise<boolean>;
  /** 'Undo' for the message that tells of changes. */
  offerUndo: (changes: readonly ItemChange[]) => ToastAction;
  /** Fetches the files of what these open, once a list can be used: they open at once then, and offline. */
  prepare: () => void;
}

/** Filled on every page for whoever is logged in. */
export const ContentToolsContext = createContext<ContentTools | null>(null);

/** The tools of the admin's pages; only what stands inside one may ask for them. */
export function useContentTools(): ContentTools {
  const tools = use(ContentToolsContext);
  if (!tools) throw new Error('useContentTools is used outside a page for whoever is logged in');
  return tools;
}

/** An item that its list should bring in sight. */
interface RevealRequest {
  kind: ContentKind;
  id: string;
  /** Something was done to it, so that it is marked for a moment. */
  isMarked: boolean;
}

/** Tell the list that is shown, whichever it is, that an item has come or come back. */
export const revealRequests = createListeners<RevealRequest>();
