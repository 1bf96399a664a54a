import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { createContext, use } from 'react';

/** An item of any kind, by what a person recognises it by. */
export interface ContentItem {
  kind: ContentKind;
  id: string;
  title: string;
}

/** What a history needs to know besides, from the feature that edits this kind of item. */
export interface HistorySubject extends ContentItem {
  /** What the form calls the field at a path; undefined for a field that it does not have. */
  labelOf: (path: string) => string | undefined;
  /** What is open and would be closed by a restore; left out when the history opens from a list. */
  form?: { hasUnsavedChanges: boolean; onRestored: () => void };
  /** The version that is to be undone: going back to the one before it is asked about at once. */
  undoes?: number;
}

/** What every tab offers for its items, whatever their kind. */
export interface ContentTools {
  showHistory: (subject: HistorySubject) => void;
  /** Brings just deleted items back from the bin, and says in a toast what became of it. */
  undoDelete: (items: readonly ContentItem[]) => Promise<void>;
}

/** Filled above the tabs of the dashboard. */
export const ContentToolsContext = createContext<ContentTools | null>(null);

/** The tools of the dashboard; only what stands inside it may ask for them. */
export function useContentTools(): ContentTools {
  const tools = use(ContentToolsContext);
  if (!tools) throw new Error('useContentTools is used outside the dashboard');
  return tools;
}
