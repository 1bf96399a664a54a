import type { DocumentData } from 'firebase/firestore';
import type { QueryClient } from '@tanstack/react-query';
import { changeNoteSchema, PRESENCE_STALE_MS, presenceSchema } from '@torque-tide/contract/live';
import { ownWrites } from '@/admin/requests/own-writes';
import { type Change, keyOfItem, type LiveStore, type OpenTab } from './live-store';
import { describeChanges, describePresence } from './live-words';
import { createListRefresher, latestChanges } from './list-refresher';

interface Options {
  queryClient: QueryClient;
  store: LiveStore;
  username: string;
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** Takes what the listeners bring, for as long as the page is open: what one connection has told, the next does not tell again. */
export function createChangeFeed({ queryClient, store, username }: Options) {
  const reader = createListRefresher(queryClient, store);
  const seen = new Set<string>();
  let received: readonly Change[] | undefined;
  let hasTaken = false;
  /** Who was there before, and who at the same item. */
  let known: Record<'people' | 'here', ReadonlySet<string>> | undefined;

  function take() {
    if (!received) return;
    // Its note may arrive before the answer that tells which change was one's own.
    const isUnsure = ({ by, noteId }: Change) => by === username && !seen.has(noteId);
    if (ownWrites.isUnderWay() && received.some(isUnsure)) return;
    const others = received.filter((change) => !ownWrites.includes(change));
    // What was done before this tab came is no remote change.
    const remoteChanges = hasTaken ? others.filter(({ noteId }) => !seen.has(noteId)) : [];
    hasTaken = true;
    for (const { noteId } of received) seen.add(noteId);
    store.set({ changes: received, latest: latestOthers(received) });
    const newest = latestChanges(received);
    // What this tab did to an item afterwards is no longer what the other one left.
    store.keepMarks(({ kind, id, noteId }) => {
      const last = newest.get(keyOfItem(kind, id));
      return last === undefined || last.noteId === noteId || !ownWrites.includes(last);
    });
    reader.read();
    if (remoteChanges.length === 0) return;
    store.mark(remoteChanges.toReversed());
    store.announce(describeChanges(remoteChanges, username));
  }

  const unsubscribe = ownWrites.subscribe(take);

  return {
    receiveChanges: (documents: readonly DocumentData[]) => {
      received = documents.flatMap(toChange);
      take();
    },
    receiveTabs: (tabs: readonly OpenTab[]) => {
      store.setTabs(tabs);
      const shown = store.get().shown?.item;
      const here = tabs.filter(
        ({ item }) => item && item.kind === shown?.kind && item.id === shown.id,
      );
      const before = known;
      known = {
        people: new Set(tabs.map((tab) => tab.username)),
        here: new Set(here.map((tab) => tab.username)),
      };
      if (!before) return;
      const arrived = [...known.people].filter(
        (name) => name !== username && !before.people.has(name),
      );
      const arrivedHere = here.filter((tab) => !before.here.has(tab.username));
      const texts = [
        ...arrived.map((name) => `${name} is in the admin area too`),
        ...describePresence(arrivedHere, username, { isForm: true }),
      ];
      if (texts.length > 0) store.announce(texts.join('. '));
    },
    /** What could not be read is read when there is a connection again. */
    readAgain: () => reader.read(),
    close: () => {
      unsubscribe();
      reader.close();
    },
  };
}

/** The newest change of each item, where that was not made in this tab. */
function latestOthers(changes: readonly Change[]): ReadonlyMap<string, Change> {
  return new Map([...latestChanges(changes)].filter(([, change]) => !ownWrites.includes(change)));
}

/** A note as it is used here; none for one that is not as agreed, such as one of a later release. */
function toChange({ noteId, ...data }: DocumentData): Change[] {
  const note = changeNoteSchema.safeParse(data);
  if (!note.success) return [];
  return [{ ...note.data, noteId: String(noteId), at: note.data.at.toMillis() }];
}

/** The tabs that are there, of documents of presence; those of this tab left out. */
export function toTabs(
  documents: readonly DocumentData[],
  now: number,
  isOwn: (tabId: string) => boolean,
): OpenTab[] {
  return documents.flatMap(({ tabId, ...data }) => {
    const presence = presenceSchema.safeParse(data);
    if (!presence.success || isOwn(String(tabId))) return [];
    const { username, since, at, item, isEditing } = presence.data;
    if (now - at.toMillis() > PRESENCE_STALE_MS) return [];
    return [{ tabId: String(tabId), username, since: since.toMillis(), item, isEditing }];
  });
}
