import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import { isDocumentId } from '../lib/firestore';
import type { Log } from '../lib/log';
import { readDocument, readDocuments } from './read';
import type { Dated, StoredDocument } from './stored';
import { write } from './write';

export interface ContentDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
}

interface Options<T> {
  /** The collection's name. */
  name: string;
  /** What one item is called in a message: 'Job'. */
  label: string;
  /** @throws when the document is no such item */
  read: (document: StoredDocument) => T;
}

/**
 * The operations that every kind of content shares: versions, stamps, stale edits. A repository
 * wraps one of these and adds its order, its ids and its defaults.
 */
export function createContentCollection<T extends { id: string; version: number }>(
  { firestore, clock, log }: ContentDependencies,
  { name, label, read }: Options<T>,
) {
  const collection = firestore.collection(name);

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
    pickId?: (transaction: Transaction) => Promise<string>,
  ): Promise<T> {
    return firestore.runTransaction(async (transaction) => {
      const id = pickId ? await pickId(transaction) : undefined;
      const reference = id === undefined ? collection.doc() : collection.doc(id);
      const now = Timestamp.fromDate(clock.now());
      const after = { ...fields, version: 1, createdAt: now, updatedAt: now };
      write(transaction, { reference, before: undefined, after });
      return read({ id: reference.id, data: after, createdAt: now.toDate() });
    });
  }

  /**
   * Changes the given fields and no other.
   *
   * @param ifVersion the version that the change is based on; without it the fields are merged
   * @throws {AppError} `not-found` or `stale`
   */
  async function update(id: string, changes: DocumentData, ifVersion?: number): Promise<T> {
    return firestore.runTransaction(async (transaction) => {
      const { reference, document, before } = await getCurrent(transaction, id, ifVersion);
      const after = {
        ...before,
        ...changes,
        version: versionOf(before) + 1,
        updatedAt: Timestamp.fromDate(clock.now()),
      };
      write(transaction, { reference, before, after });
      return readDocument(document, read, after);
    });
  }

  /** @throws {AppError} `not-found` or `stale` */
  async function remove(id: string, ifVersion?: number): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const { reference, before } = await getCurrent(transaction, id, ifVersion);
      write(transaction, { reference, before, after: undefined });
    });
  }

  async function getCurrent(
    transaction: Transaction,
    id: string,
    ifVersion: number | undefined,
  ): Promise<{ reference: DocumentReference; document: DocumentSnapshot; before: DocumentData }> {
    if (!isDocumentId(id)) throw notFound(label);
    const reference = collection.doc(id);
    const document = await transaction.get(reference);
    const before = document.data();
    if (!before) throw notFound(label);
    if (ifVersion !== undefined && ifVersion !== versionOf(before)) {
      throw new AppError(
        'stale',
        `${label} has been changed by someone else since you opened it. Reload it to see the changes.`,
      );
    }
    return { reference, document, before };
  }

  return { list, findById, create, update, remove, reference: (id: string) => collection.doc(id) };
}

export function notFound(label: string): AppError {
  return new AppError('not-found', `${label} not found`);
}

/** Old content may have no version: it counts as 0. */
function versionOf(data: DocumentData): number {
  const version: unknown = data['version'];
  return typeof version === 'number' ? version : 0;
}
