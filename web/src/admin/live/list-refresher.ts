import {
  focusManager,
  onlineManager,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { listPathOf } from '@/admin/content/content-mutations';
import { draftListQuery } from '@/admin/publishing/queries';
import { callApi } from '@/shared/api/api-client';
import { type Change, latestChanges, type LiveStore } from './live-store';

/** Changes this close together, in ms, are one read. */
const GATHER_MS = 500;
/** How long to wait, in ms, when a read failed. */
const RETRY_MS = 30_000;

/** The user did nothing: such a read is no use of the session. */
const IN_BACKGROUND = { isBackground: true };

/** What every item has, whatever its kind. */
export interface ListedItem {
  id: string;
  version: number;
}

/** True when a list doesn't show yet what a change left behind. */
export function isStale(change: Change, list: readonly ListedItem[]): boolean {
  const { id, version, action } = change;
  const listed = list.find((item) => item.id === id);
  // A slug can be taken again, with versions that begin anew.
  if (action === 'created') return listed?.version !== version;
  if (action === 'deleted') return listed !== undefined && listed.version <= version;
  return listed === undefined || listed.version < version;
}

/**
 * Reads the lists on the screen again after somebody else has saved, once the tab is looked at; while
 * Firestore can't tell, whenever the user comes back to the tab or the network returns.
 *
 * @returns what ends it
 */
export function keepListsFresh(queryClient: QueryClient, store: LiveStore): () => void {
  const handled = new Set<string>();
  /** Kinds to read whether or not a note says so. */
  const unsure = new Set<ContentKind>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const unhandled = (kind: ContentKind) =>
    store.get().changes?.filter((note) => note.kind === kind && !handled.has(note.noteId)) ?? [];
  const kindsToRead = () =>
    CONTENT_KINDS.filter((kind) => unsure.has(kind) || unhandled(kind).length > 0);

  function schedule(wait = GATHER_MS) {
    if (isClosed || !focusManager.isFocused() || kindsToRead().length === 0) return;
    timer ??= setTimeout(() => void readAll(), wait);
  }

  async function readAll() {
    let wait = GATHER_MS;
    try {
      for (const kind of kindsToRead()) await bringIn(kind);
    } catch {
      wait = RETRY_MS;
    }
    timer = undefined;
    // A list that was busy, and notes that came during the reads.
    schedule(wait);
  }

  async function bringIn(kind: ContentKind) {
    const queryKey = [listPathOf(kind)];
    const isBusy = () => queryClient.isMutating() + queryClient.isFetching({ queryKey }) > 0;
    const updatedAt = () => queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    if (isBusy()) return;
    const notes = unhandled(kind);
    const list = queryClient.getQueryData<ListedItem[]>(queryKey);
    const isOld = (shown: readonly ListedItem[]) =>
      unsure.has(kind) || [...latestChanges(notes).values()].some((note) => isStale(note, shown));
    if (list && isOld(list) && !queryClient.getQueryCache().find({ queryKey })?.isActive()) {
      // Nobody looks at it: it is read when it is opened.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    } else if (list && isOld(list)) {
      const before = updatedAt();
      const read = await callApi(`${kind}.list`, IN_BACKGROUND);
      // After a save in this tab nobody knows which of the two is newer.
      if (isClosed || isBusy() || updatedAt() !== before) return;
      const items = replaceEqualDeep<unknown>(list, read);
      if (items !== list) {
        store.tellBeforeRemoteChange(kind);
        queryClient.setQueryData(queryKey, items);
      }
      await renew(draftListQuery.queryKey, () => callApi('drafts.list', IN_BACKGROUND));
      await renew([`/api/admin/versions/${kind}`], () =>
        callApi('versions.latest', { params: { kind }, ...IN_BACKGROUND }),
      );
    }
    unsure.delete(kind);
    for (const { noteId } of notes) handled.add(noteId);
  }

  async function renew(queryKey: QueryKey, read: () => Promise<unknown>) {
    if (queryClient.getQueryData(queryKey) === undefined) return;
    queryClient.setQueryData(queryKey, await read());
  }

  function comeBack(isBack: boolean) {
    if (!isBack) return;
    if (!store.get().isInSync) for (const kind of CONTENT_KINDS) unsure.add(kind);
    schedule();
  }

  const ends = [
    store.subscribe(() => schedule()),
    focusManager.subscribe(comeBack),
    onlineManager.subscribe(comeBack),
  ];
  schedule();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
