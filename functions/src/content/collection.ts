import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import type { Log } from '../lib/log';
import { createTransactionQueue } from '../lib/transaction-queue';
import type { Change } from './change';
import { getCurrent } from './current';
import { readDocument, readDocuments } from './read';
import { type Dated, type StoredDocument, withoutNulls } from './stored';
import { createContentWriter } from './write';

export interface ContentDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
}

interface Options<T> {
  kind: ContentKind;
  /** @throws when the document is no such item */
  read: (document: StoredDocument) => T;
}

/**
 * The operations that every kind of content shares: versions, stamps, stale edits. A repository
 * wraps one of these and adds its order, its ids and its defaults.
 */
export function createContentCollection<T extends { id: string; version: number }>(
  { firestore, clock, log }: ContentDependencies,
  { kind, read }: Options<T>,
) {
  const collection = firestore.collection(COLLECTIONS[kind]);
  const writer = createContentWriter(firestore, clock);
  const inTurn = createTransactionQueue(firestore);

  /** Every item that can be read; one that cannot is logged and left out. */
  async function list(): Promise<Dated<T>[]> {
    const { docs } = await collection.get();
    return readDocuments(docs, read, log);
  }

  async function findById(id: string): Promise<T | undefined> {
    if (!isDocumentId(id)) return undefined;
    const document = await collection.doc(id).get();
    return document.exists ? readDocument(document, read) : undefined;
  }

  /**
   * Stores a new item.
   *
   * @param pickId chooses the id inside the transaction; without it Firestore does
   */
  async function create(
    fields: DocumentData,
    change: Change,
    pickId?: (transaction: Transaction) => Promise<string>,
  ): Promise<T> {
    return firestore.runTransaction(async (transaction) => {
      const id = pickId ? await pickId(transaction) : undefined;
      const reference = id === undefined ? collection.doc() : collection.doc(id);
      const data = writer.create(transaction, { kind, reference }, fields, change);
      return read({ id: reference.id, data, createdAt: data.createdAt.toDate() });
    });
  }

  /**
   * Changes the given fields and no other; `null` takes a field away.
   *
   * @param ifVersion the version that the change is based on; without it the fields are merged
   * @throws {AppError} `not-found` or `stale`
   */
  async function update(
    id: string,
    changes: DocumentData,
    change: Change,
    ifVersion?: number,
  ): Promise<T> {
    return inTurn(id, async (transaction) => {
      const current = await getCurrent(transaction, firestore, { kind, id, ifVersion });
      const content = withoutNulls({ ...current.data, ...changes });
      const data = writer.replace(transaction, current, content, change);
      return readDocument(current.document, read, data);
    });
  }

  /** Moves an item to the bin. @throws {AppError} `not-found` or `stale` */
  async function remove(id: string, change: Change, ifVersion?: number): Promise<void> {
    await inTurn(id, async (transaction) => {
      const current = await getCurrent(transaction, firestore, { kind, id, ifVersion });
      await writer.remove(transaction, current, change);
    });
  }

  return { list, findById, create, update, remove, reference: (id: string) => collection.doc(id) };
}
