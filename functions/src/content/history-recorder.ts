import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type FieldChange,
  HISTORY_MAX,
  type HistoryAction,
  SYSTEM_USER,
} from '@torque-tide/contract/history';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';
import type { CurrentItem } from './current';
import { contentOf, historyIdOf } from './document';

/** What somebody did to an item, as it is stored under `historyEntryId`. */
export interface StoredHistoryEntry {
  /** Of the item's life from its creation on: another item that takes its slug has another. */
  historyId: string;
  kind: ContentKind;
  itemId: string;
  version: number;
  action: HistoryAction;
  at: Timestamp;
  by: string;
  restoredVersion?: number;
  changes: FieldChange[];
  /** The whole content at this version, to be restored; a deletion leaves no new one. */
  content?: DocumentData;
  /** While the item is in the bin: when it goes for good, and its history with it. */
  expiresAt?: Timestamp;
}

/** The id of an entry: a version is made once, and deleted at most once. */
export function historyEntryId(
  historyId: string,
  version: number,
  { isDeletion = false } = {},
): string {
  return isDeletion ? `${historyId}_${version}_deleted` : `${historyId}_${version}`;
}

/** Keeps the history of items, within the change sets that change them. */
export function createHistoryRecorder(firestore: Firestore) {
  const collection = firestore.collection(COLLECTIONS.history);

  function newHistoryId(): string {
    return collection.doc().id;
  }

  /** Adds an entry and, beyond `HISTORY_MAX` versions, forgets the oldest. */
  function add(
    changes: ChangeSet,
    { definition, reference }: Pick<CurrentItem, 'definition' | 'reference'>,
    entry: Omit<StoredHistoryEntry, 'kind' | 'itemId'>,
  ): void {
    const { historyId, version, action } = entry;
    const isDeletion = action === 'deleted';
    const stored: StoredHistoryEntry = { ...entry, kind: definition.kind, itemId: reference.id };
    changes.create(collection.doc(historyEntryId(historyId, version, { isDeletion })), stored);
    const oldest = version - HISTORY_MAX;
    if (isDeletion || oldest < 0) return;
    for (const isDeletion of [false, true]) {
      changes.delete(collection.doc(historyEntryId(historyId, oldest, { isDeletion })));
    }
  }

  /**
   * The id of an item's history. Imported content has none until its first change: then what it
   * was until now becomes the first entry.
   */
  function resume(
    changes: ChangeSet,
    current: CurrentItem,
    ending: Pick<StoredHistoryEntry, 'expiresAt'> = {},
  ): string {
    const known = historyIdOf(current.data);
    if (known !== undefined) return known;
    const historyId = newHistoryId();
    add(changes, current, {
      historyId,
      version: current.version,
      action: 'created',
      at: Timestamp.fromDate(current.createdAt),
      by: SYSTEM_USER,
      changes: [],
      content: contentOf(current.data),
      ...ending,
    });
    return historyId;
  }

  /**
   * Every entry of a history, for a change set that has read its item before. This read need not be
   * part of it: entries are only written together with their item, so that the commit fails if there
   * are others by then. The entry that the change set will add is left out: it is there if somebody
   * else did the same since the item was read, and Firestore calls it a mistake of the caller, not a
   * conflict, when a document is both changed and created.
   */
  async function entriesOf(
    historyId: string,
    { added }: { added: string },
  ): Promise<DocumentReference[]> {
    const { docs } = await collection.where('historyId', '==', historyId).select().get();
    return docs.map(({ ref }) => ref).filter(({ id }) => id !== added);
  }

  /** Lets entries end together with an item in the bin, or go on when it comes back. */
  function setEnd(
    changes: ChangeSet,
    entries: DocumentReference[],
    expiresAt: Timestamp | undefined,
  ): void {
    for (const entry of entries) {
      changes.update(entry, { expiresAt: expiresAt ?? FieldValue.delete() });
    }
  }

  return { newHistoryId, add, resume, entriesOf, setEnd };
}
