import type { QueryClient } from '@tanstack/react-query';
import {
  CONTENT_KINDS,
  type ContentKind,
  isSinglyRead,
  type SinglyReadKind,
} from '@torque-tide/contract/content-kinds';
import { listPathOf } from '@/admin/content/content-mutations';
import { draftListQuery } from '@/admin/publishing/queries';
import { ownWrites } from '@/admin/requests/own-writes';
import { callApi } from '@/shared/api/api-client';
import { orUndefined } from '@/shared/api/api-error';
import { type Change, keyOfItem, type LiveStore } from './live-store';

/** Changes that come this close together, in ms, are read together. */
const GATHER_MS = 80;
/** A list is read at most this often, in ms, however much is changed. */
const LIST_PAUSE_MS = 2_000;
/** A list that is being read is looked at again after this long, in ms. */
const RETRY_MS = 300;
/** Of more items than this at a time the list is read. */
const SINGLE_READS_MAX = 3;

/** An item of any kind, by what all of them have. */
export interface ListedItem {
  id: string;
  version: number;
}

/** The newest change of each item, of changes that come newest first. */
export function latestChanges(changes: readonly Change[]): Map<string, Change> {
  // Of equal keys a map keeps the last one.
  return new Map(changes.toReversed().map((change) => [keyOfItem(change.kind, change.id), change]));
}

/** True when a list does not show yet what a change, of this tab or of somebody else, left behind. */
export function isStale(
  { id, version, action }: Change,
  list: readonly ListedItem[],
  isOwn = false,
): boolean {
  const listed = list.find((item) => item.id === id);
  if (action === 'deleted') return listed !== undefined && listed.version <= version;
  // A slug can be taken again after its item was deleted; its versions then begin anew. What this tab
  // created it has listed since, and a newer version in the list is of that same item.
  if (action === 'created' && !isOwn) return listed?.version !== version;
  return listed === undefined || listed.version < version;
}

/**
 * Brings what others changed into the lists that this tab has read: deletions at once, anything else by
 * a read through the API, which decides what an admin may see.
 */
export function createListRefresher(queryClient: QueryClient, store: LiveStore) {
  /** Notes that have been dealt with, so that nothing is read for them again. */
  const handled = new Set<string>();
  /** Notes that have been asked whether they concern a draft. */
  const seen = new Set<string>();
  const lastListRead = new Map<ContentKind, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = Promise.resolve();
  let isClosed = false;

  function schedule(wait = GATHER_MS) {
    timer ??= setTimeout(() => {
      timer = undefined;
      // What comes during a read is dealt with after it.
      reading = reading.then(readAll);
    }, wait);
  }

  async function readAll() {
    if (isClosed) return;
    try {
      await bringInDrafts(store.get().changes);
      const latest = [...latestChanges(store.get().changes).values()];
      for (const kind of CONTENT_KINDS) {
        await bringIn(
          kind,
          latest.filter((change) => change.kind === kind && !handled.has(change.noteId)),
        );
      }
    } catch {
      // Without a network nothing can be read: it is tried again with the next change, and when the
      // connection is back.
    }
  }

  /** Reads anew which items have a draft, where a note says that it may be otherwise. */
  async function bringInDrafts(changes: readonly Change[]) {
    const { queryKey } = draftListQuery;
    const known = queryClient.getQueryData(queryKey);
    const remoteChanges = changes.filter(({ noteId }) => !seen.has(noteId));
    for (const { noteId } of remoteChanges) seen.add(noteId);
    const isOther = ({ action, kind, id }: Change) =>
      action === 'drafted' ||
      action === 'restored' ||
      known?.some((note) => note.kind === kind && note.id === id);
    if (!known || !remoteChanges.some(isOther)) return;
    queryClient.setQueryData(queryKey, await callApi('drafts.list', { isBackground: true }));
  }

  async function bringIn(kind: ContentKind, changes: readonly Change[]) {
    const queryKey = [listPathOf(kind)];
    const list = queryClient.getQueryData<ListedItem[]>(queryKey);
    if (!list) {
      // A list that nobody has looked at is read when it is; one that is being read may be just too old.
      if (changes.length > 0 && queryClient.isFetching({ queryKey }) > 0) schedule(RETRY_MS);
      else markHandled(changes);
      return;
    }
    // After a change of its own this tab has read the list anyway.
    const remoteChanges = changes.filter((change) =>
      isStale(change, list, ownWrites.includes(change)),
    );
    markHandled(changes.filter((change) => !remoteChanges.includes(change)));
    if (remoteChanges.length === 0) return;
    // A click of this tab is being saved: the list is read after it anyway.
    if (queryClient.isMutating({ mutationKey: queryKey }) > 0) return schedule(LIST_PAUSE_MS);

    const gone = remoteChanges.filter(({ action }) => action === 'deleted');
    const changed = remoteChanges.filter(({ action }) => action !== 'deleted');
    if (gone.length > 0) {
      show(kind, (items) => items.filter(({ id }) => !gone.some((each) => each.id === id)));
      markHandled(gone);
    }
    if (changed.length === 0) return;
    const isListed = changed.every(({ id }) => list.some((item) => item.id === id));
    // A new one has a place in the list: only the server knows it, but where who shows the list orders it.
    const isOrderedHere = queryClient.getQueryCache().find({ queryKey })?.meta?.isOrderedHere;
    const hasPlace = isListed || isOrderedHere === true;
    if (isSinglyRead(kind) && changed.length <= SINGLE_READS_MAX && hasPlace) {
      await Promise.all(changed.map((change) => readItem(kind, change.id)));
    } else {
      const wait = (lastListRead.get(kind) ?? 0) + LIST_PAUSE_MS - Date.now();
      if (wait > 0) return schedule(wait);
      lastListRead.set(kind, Date.now());
      const items: readonly ListedItem[] = await callApi(`${kind}.list`, { isBackground: true });
      show(kind, () => [...items]);
    }
    markHandled(changed);
  }

  async function readItem(kind: SinglyReadKind, id: string) {
    const item = await orUndefined<ListedItem>(
      callApi(`${kind}.get`, { params: { id }, isBackground: true }),
    );
    show(kind, (items) => {
      if (!item) return items.filter((each) => each.id !== id);
      return items.some((each) => each.id === id)
        ? items.map((each) => (each.id === id && each.version < item.version ? item : each))
        : [...items, item];
    });
  }

  function show(kind: ContentKind, change: (items: ListedItem[]) => ListedItem[]) {
    if (isClosed) return;
    const queryKey = [listPathOf(kind)];
    store.tellBeforeRemoteChange(kind);
    queryClient.setQueryData<ListedItem[]>(queryKey, (items) => items && change(items));
    // An answer that was asked for before the change must not take it back. Whoever waits for it, such
    // as a form that a save was refused, gets that of the read which begins now.
    if (queryClient.isFetching({ queryKey }) > 0) void queryClient.refetchQueries({ queryKey });
  }

  function markHandled(changes: readonly Change[]) {
    for (const { noteId } of changes) handled.add(noteId);
  }

  return {
    /** Looks at the store's changes, soon. */
    read: () => schedule(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
