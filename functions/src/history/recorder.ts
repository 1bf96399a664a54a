import { HISTORY_MAX, SYSTEM_USER } from '@torque-tide/contract/history';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { CurrentItem } from '../content/current';
import { contentOf, historyIdOf } from '../content/stored';
import { COLLECTIONS } from '../lib/collections';
import { historyEntryId, type StoredHistoryEntry } from './converter';

/** Keeps the history of items, within the transactions that change them. */
export function createHistoryRecorder(firestore: Firestore) {
  const collection = firestore.collection(COLLECTIONS.history);

  function newHistoryId(): string {
    return collection.doc().id;
  }

  /** Adds an entry and, beyond `HISTORY_MAX` versions, forgets the oldest. */
  function add(
    transaction: Transaction,
    { kind, reference }: Pick<CurrentItem, 'kind' | 'reference'>,
    entry: Omit<StoredHistoryEntry, 'kind' | 'itemId'>,
  ): void {
    const { historyId, version, action } = entry;
    const isDeletion = action === 'deleted';
    const stored: StoredHistoryEntry = { ...entry, kind, itemId: reference.id };
    transaction.create(collection.doc(historyEntryId(historyId, version, { isDeletion })), stored);
    const oldest = version - HISTORY_MAX;
    if (isDeletion || oldest < 0) return;
    for (const isDeletion of [false, true]) {
      transaction.delete(collection.doc(historyEntryId(historyId, oldest, { isDeletion })));
    }
  }

  /**
   * The id of an item's history. Imported content has none until its first change: then what it
   * was until now becomes the first entry.
   */
  function resume(
    transaction: Transaction,
    current: CurrentItem,
    ending: Pick<StoredHistoryEntry, 'expiresAt'> = {},
  ): string {
    const known = historyIdOf(current.data);
    if (known !== undefined) return known;
    const historyId = newHistoryId();
    add(transaction, current, {
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
   * Every entry of a history, for a transaction that has read its item. This read need not be part
   * of it: entries are only written together with their item, so that the transaction fails if
   * there are others by then. A query inside would hold locks, and does not survive losing them.
   */
  async function entriesOf(historyId: string | undefined): Promise<DocumentReference[]> {
    if (historyId === undefined) return [];
    const { docs } = await collection.where('historyId', '==', historyId).select().get();
    return docs.map(({ ref }) => ref);
  }

  /** Lets entries end together with an item in the bin, or go on when it comes back. */
  function setEnd(
    transaction: Transaction,
    entries: DocumentReference[],
    expiresAt: Timestamp | undefined,
  ): void {
    for (const entry of entries) {
      transaction.update(entry, { expiresAt: expiresAt ?? FieldValue.delete() });
    }
  }

  return { newHistoryId, add, resume, entriesOf, setEnd };
}
