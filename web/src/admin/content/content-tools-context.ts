import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote } from '@torque-tide/contract/live';
import type { PreviewableKind } from '@torque-tide/contract/pending';
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
  /** The version that it left; of a deletion, the last one that there was. */
  version: number;
  /**
   * - `previous`: the item gets the content of the version before.
   * - `delete`: it was not there before, and goes into the bin.
   * - `bring-back`: it was deleted, and comes back from the bin.
   */
  undoKind: 'previous' | 'delete' | 'bring-back';
}

/** The way back from what was done to an item; none from what left its content as it was. */
export function undoKindOf({
  action,
  restoredVersion,
}: Pick<ChangeNote, 'action' | 'restoredVersion'>): ItemChange['undoKind'] | undefined {
  if (action === 'drafted' || action === 'dropped') return undefined;
  if (action === 'deleted') return 'bring-back';
  const isNew = action === 'created' || (action === 'restored' && restoredVersion === undefined);
  return isNew ? 'delete' : 'previous';
}

/** What a history needs to know besides, from the feature that edits this kind of item. */
export interface HistorySubject extends ContentItem {
  /** What the form calls the field at a path; undefined for a field that it does not have. */
  labelOf: (path: string) => string | undefined;
  /** What would be closed by a restore, if it is still open then; left out when the history opens from a list. */
  form?: { hasUnsavedChanges: boolean; isOpen: () => boolean; onRestored: () => void };
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
   * of it: one at once, several in a dialog that shows how far it has come. True when all of it was undone.
   */
  undo: (changes: readonly ItemChange[]) => Promise<boolean>;
  /** 'Undo' for the message that tells of changes, which are remembered as the last of this tab. */
  offerUndo: (changes: readonly ItemChange[]) => ToastAction;
  /** What was last done in this tab to an item and can be taken back. */
  lastChange: (kind: ContentKind, id: string) => ItemChange | undefined;
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
