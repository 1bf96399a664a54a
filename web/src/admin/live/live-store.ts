import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote } from '@torque-tide/contract/live';
import { createContext, use, useSyncExternalStore } from 'react';

/** A change of an item, told a moment after it was stored. Times are ms since 1970, the server's. */
export interface Change {
  /** Of the note that tells it. */
  noteId: string;
  kind: ContentKind;
  id: string;
  /** '' for an item without one. */
  title: string;
  version: number;
  action: ChangeNote['action'];
  /** Of unpublished changes: the version that was saved or dropped. */
  pendingVersion?: number | undefined;
  restoredVersion?: number | undefined;
  by: string;
  at: number;
}

/** An item, whatever its kind. */
interface ItemName {
  kind: ContentKind;
  id: string;
}

/** A tab of an admin, this one not among them. */
export interface OpenTab {
  tabId: string;
  username: string;
  /** Since when it shows what it shows, in ms since 1970. */
  since: number;
  /** Null where it shows no single item. */
  item: ItemName | null;
  isEditing: boolean;
}

/**
 * - `off`: not configured, or nobody knows yet.
 * - `live`: what others do shows by itself.
 * - `lost`: it is configured, and cannot be had now.
 */
type LiveStatus = 'off' | 'live' | 'lost';

interface LiveState {
  status: LiveStatus;
  /** All changes that are told, those of this tab included, the newest first. */
  changes: readonly Change[];
  /** The newest change of each item that this tab did not make itself, by `keyOfItem`. */
  latest: ReadonlyMap<string, Change>;
  /** What others changed while this tab was there, by `keyOfItem`; marked in lists for a while. */
  marks: ReadonlyMap<string, Change>;
  tabs: readonly OpenTab[];
  /** Those that show an item, by `keyOfItem`. */
  tabsByItem: ReadonlyMap<string, readonly OpenTab[]>;
  /** What this tab tells of itself. */
  shown: { item: ItemName; isEditing: boolean } | null;
}

const EMPTY: LiveState = {
  status: 'off',
  changes: [],
  latest: new Map(),
  marks: new Map(),
  tabs: [],
  tabsByItem: new Map(),
  shown: null,
};

export type LiveStore = ReturnType<typeof createLiveStore>;

/** What is known of the other editors. The connection fills it; what shows it asks for its part. */
export function createLiveStore() {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const beforeNews = new Set<(kind: ContentKind) => void>();
  const voices = new Set<(text: string) => void>();

  function set(part: Partial<LiveState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTabs: (tabs: readonly OpenTab[]) => {
      // A heartbeat changes nothing that is shown.
      if (JSON.stringify(tabs) === JSON.stringify(state.tabs)) return;
      const tabsByItem = new Map<string, OpenTab[]>();
      for (const tab of tabs) {
        if (!tab.item) continue;
        const key = keyOfItem(tab.item.kind, tab.item.id);
        tabsByItem.set(key, [...(tabsByItem.get(key) ?? []), tab]);
      }
      set({ tabs, tabsByItem });
    },
    /** Marks in the lists what others changed. */
    mark: (changes: readonly Change[]) => {
      const marks = new Map(state.marks);
      for (const change of changes) marks.set(keyOfItem(change.kind, change.id), change);
      set({ marks });
    },
    keepMarks: (isKept: (change: Change) => boolean) => {
      const kept = [...state.marks].filter(([, change]) => isKept(change));
      if (kept.length < state.marks.size) set({ marks: new Map(kept) });
    },
    /** Called just before a list shows what others did, so that it can keep its order. */
    onBeforeNews: (callback: (kind: ContentKind) => void) => {
      beforeNews.add(callback);
      return () => {
        beforeNews.delete(callback);
      };
    },
    tellBeforeNews: (kind: ContentKind) => {
      for (const callback of beforeNews) callback(kind);
    },
    /** Tells something to who does not see it. */
    say: (text: string) => {
      for (const voice of voices) voice(text);
    },
    onSay: (voice: (text: string) => void) => {
      voices.add(voice);
      return () => {
        voices.delete(voice);
      };
    },
    reset: () => set({ ...EMPTY, shown: state.shown }),
  };
}

export function keyOfItem(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

/** Below the access check it is that of the session; elsewhere nothing is live. */
export const LiveStoreContext = createContext(createLiveStore());

export function useLiveStore(): LiveStore {
  return use(LiveStoreContext);
}

/** A part of what is known; `select` must give the same object as long as nothing has changed. */
export function useLive<T>(select: (state: LiveState) => T): T {
  const store = useLiveStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

const NOBODY: readonly OpenTab[] = [];

/** The other tabs that show an item. */
export function useTabsAt(kind: ContentKind, id: string | undefined): readonly OpenTab[] {
  return useLive(
    // Without a connection nobody knows whether they are still there.
    ({ status, tabsByItem }) =>
      (status === 'live' && id && tabsByItem.get(keyOfItem(kind, id))) || NOBODY,
  );
}
