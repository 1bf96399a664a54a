import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { PreviewableKind } from '@torque-tide/contract/drafts';
import { createContext, use } from 'react';
import type { ToastAction } from '@/shared/ui/toast/toast';
import { createListeners } from '@/shared/browser/listeners';

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
   * - `previous`: item and draft become what they were in the version before.
   * - `delete`: the item was not there before, and is deleted.
   * - `bring-back`: the item was deleted, and comes back.
   */
  undoKind: 'previous' | 'delete' | 'bring-back';
}

/** The item whose history is shown. */
export interface HistorySubject extends ContentItem {
  /** Returns the form's label for a path; undefined without a field. */
  labelOf: (path: string) => string | undefined;
  /** True if a version can be restored as a draft beside the live item. */
  isLive?: boolean;
  /** True if the history opens over the item's form. */
  isForm?: boolean;
}

export interface PreviewSubject extends ContentItem {
  kind: PreviewableKind;
}

/** Tools for items of every kind. */
export interface ContentTools {
  showHistory: (subject: HistorySubject) => void;
  /** Opens the links by which somebody else sees an item before it is published. */
  showPreviews: (subject: PreviewSubject) => void;
  /** Undoes changes to items that haven't changed since, and announces the result. True if all were undone. */
  undo: (changes: readonly ItemChange[]) => Promise<boolean>;
  offerUndo: (changes: readonly ItemChange[]) => ToastAction;
  /** Prefetches the panels, so that they open at once and offline. */
  prepare: () => void;
}

export const ContentToolsContext = createContext<ContentTools | null>(null);

export function useContentTools(): ContentTools {
  const tools = use(ContentToolsContext);
  if (!tools) throw new Error('useContentTools is used outside a page for whoever is logged in');
  return tools;
}

interface RevealRequest {
  kind: ContentKind;
  id: string;
  /** True to highlight it for a moment. */
  isMarked: boolean;
}

/** Ask the open list to scroll to an item. */
export const revealRequests = createListeners<RevealRequest>();
