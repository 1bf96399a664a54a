import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ChangeNote, Presence } from '@torque-tide/contract/live';
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';

/** What a note tells of a change of an item. Times are ms since 1970, the server's. */
export interface Change extends Omit<ChangeNote, 'expiresAt' | 'at'> {
  noteId: string;
  at: number;
}

interface LiveState {
  /** False while Firestore can't be reached, or nothing is configured: lists may be old. */
  isInSync: boolean;
  /** The latest changes, newest first; undefined until they have been read once. */
  changes: readonly Change[] | undefined;
  /** 'ada is editing this' for each item that somebody else has open in a form, by `keyOfItem`. */
  editors: ReadonlyMap<string, string>;
  /** The item that this tab has open in a form. */
  editing: Presence['item'] | undefined;
}

const EMPTY: LiveState = {
  isInSync: false,
  changes: undefined,
  editors: new Map(),
  editing: undefined,
};

export type LiveStore = ReturnType<typeof createLiveStore>;

/** Holds what is known of other editors. The Firestore listeners fill it, and components read from it. */
export function createLiveStore() {
  let state = EMPTY;
  const listeners = createListeners();
  const beforeRemoteChange = createListeners<ContentKind>();
  return {
    get: () => state,
    set: (part: Partial<LiveState>) => {
      state = { ...state, ...part };
      listeners.tell();
    },
    subscribe: listeners.subscribe,
    /** Calls back just before a list shows what others did, so that it can keep its order. */
    onBeforeRemoteChange: beforeRemoteChange.subscribe,
    tellBeforeRemoteChange: beforeRemoteChange.tell,
  };
}

export function keyOfItem(kind: ContentKind, id: string): string {
  return `${kind}/${id}`;
}

/** The newest change of each item, from changes that come newest first. */
export function latestChanges(changes: readonly Change[]): Map<string, Change> {
  // For equal keys a map keeps the last one.
  return new Map(changes.toReversed().map((change) => [keyOfItem(change.kind, change.id), change]));
}

/** Filled below the access check; anywhere else nothing is live. */
export const LiveStoreContext = createContext(createLiveStore());

export function useLiveStore(): LiveStore {
  return use(LiveStoreContext);
}

/** Selects from the store; `select` must return the same value until something has changed. */
export function useLive<T>(select: (state: LiveState) => T): T {
  const store = useLiveStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Tells other editors that this tab has an item open in a form, for as long as it does. */
export function useEditing(kind: ContentKind, id: string): void {
  const store = useLiveStore();
  useEffect(() => {
    store.set({ editing: { kind, id } });
    return () => store.set({ editing: undefined });
  }, [store, kind, id]);
}

/** Subscribes a list of a kind to the moment just before it shows what others did. */
export function useBeforeRemoteChange(kind: ContentKind) {
  const store = useLiveStore();
  return useCallback(
    (callback: () => void) =>
      store.onBeforeRemoteChange((changed) => {
        if (changed === kind) callback();
      }),
    [store, kind],
  );
}
