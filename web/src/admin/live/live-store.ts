import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote, Presence } from '@torque-tide/contract/live';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

/** What a note tells of a change of an item. Times are ms since 1970, the server's. */
export interface Change extends Omit<ChangeNote, 'expiresAt' | 'at'> {
  noteId: string;
  at: number;
}

/** A tab of an admin, this one not among them. */
export interface OpenTab extends Pick<Presence, 'username' | 'item' | 'isEditing'> {
  tabId: string;
  /** Since when it shows what it shows, in ms since 1970. */
  since: number;
}

interface LiveState {
  /**
   * - `off`: not configured, or nobody knows yet.
   * - `live`: what others do shows by itself.
   * - `lost`: it is configured, and cannot be had now.
   */
  status: 'off' | 'live' | 'lost';
  /** All changes that are told, those of this tab included, the newest first. */
  changes: readonly Change[];
  /** The newest change of each item that this tab did not make itself, by `keyOfItem`. */
  latest: ReadonlyMap<string, Change>;
  /** What others changed while this tab was there, by `keyOfItem`; marked in lists for a while. */
  marks: ReadonlyMap<string, Change>;
  tabs: readonly OpenTab[];
  /** Those that show an item, by `keyOfItem`: where nobody does, no card is drawn again for a tab. */
  tabsByItem: ReadonlyMap<string, readonly OpenTab[]>;
  /** What this tab tells of itself. */
  shown: { item: NonNullable<OpenTab['item']>; isEditing: boolean } | null;
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
  const listeners = createListeners();
  const beforeRemoteChange = createListeners<ContentKind>();
  const announcements = createListeners<string>();

  function set(part: Partial<LiveState>) {
    state = { ...state, ...part };
    listeners.tell();
  }

  return {
    get: () => state,
    set,
    subscribe: listeners.subscribe,
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
      const added = changes.map((change) => [keyOfItem(change.kind, change.id), change] as const);
      set({ marks: new Map([...state.marks, ...added]) });
    },
    keepMarks: (isKept: (change: Change) => boolean) => {
      const kept = [...state.marks].filter(([, change]) => isKept(change));
      if (kept.length < state.marks.size) set({ marks: new Map(kept) });
    },
    /** Called just before a list shows what others did, so that it can keep its order. */
    onBeforeRemoteChange: beforeRemoteChange.subscribe,
    tellBeforeRemoteChange: beforeRemoteChange.tell,
    /** Tells something to who does not see it. */
    announce: announcements.tell,
    onAnnounce: announcements.subscribe,
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

/** Tells the other editors that this tab shows an item, for as long as it does; undefined shows none. */
export function useShownItem(kind: ContentKind, id: string | undefined, isEditing: boolean): void {
  const store = useLiveStore();
  useEffect(() => {
    if (id === undefined) return undefined;
    const before = store.get().shown;
    const shown = { item: { kind, id }, isEditing };
    store.set({ shown });
    return () => {
      // A history that is closed uncovers the form below it.
      if (store.get().shown === shown) store.set({ shown: before });
    };
  }, [store, kind, id, isEditing]);
}

/** What a list of a kind has to know of the other editors, to keep its order while it is used. */
export function useRemoteChanges(kind: ContentKind) {
  const store = useLiveStore();
  const latest = useLive((state) => state.latest);
  return {
    onBeforeChange: useCallback(
      (callback: () => void) =>
        store.onBeforeRemoteChange((changed) => {
          if (changed === kind) callback();
        }),
      [store, kind],
    ),
    isTakenAway: (id: string) => latest.get(keyOfItem(kind, id))?.action === 'deleted',
  };
}
