import { BIN_LIST_MAX, type DeletedItem, type RestoredItem } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change } from '../content/change';
import type { ContentDependencies } from '../content/collection';
import { notFound } from '../content/current';
import { labelOf } from '../content/kinds';
import { readDocuments } from '../content/read';
import { createContentWriter } from '../content/write';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import { createTransactionQueue } from '../lib/transaction-queue';
import { DELETED_ITEM_FIELDS, readDeletedItem, readStoredDeletedItem } from './converter';

export type BinRepository = ReturnType<typeof createBinRepository>;

/** Deleted items in Firestore. Those whose time is over are gone for every reader, tidied up or not. */
export function createBinRepository({ firestore, clock, log }: ContentDependencies) {
  const collection = firestore.collection(COLLECTIONS.bin);
  const writer = createContentWriter(firestore, clock);
  const inTurn = createTransactionQueue(firestore);

  /** What can be restored, newest first. */
  async function list(): Promise<DeletedItem[]> {
    const { docs } = await collection
      .where('expiresAt', '>', Timestamp.fromDate(clock.now()))
      .orderBy('expiresAt', 'desc')
      .limit(BIN_LIST_MAX)
      .select(...DELETED_ITEM_FIELDS)
      .get();
    return readDocuments(docs, readDeletedItem, log).map(({ item }) => item);
  }

  /** @throws {AppError} `not-found`, or `conflict` when another item has taken its id */
  async function restore(id: string, change: Change): Promise<RestoredItem> {
    if (!isDocumentId(id)) throw notFound('Deleted item');
    return inTurn(id, async (transaction) => {
      const snapshot = await transaction.get(collection.doc(id));
      const data = snapshot.data();
      if (!data) throw notFound('Deleted item');
      const { kind, itemId, expiresAt, document, historyId } = readStoredDeletedItem(data);
      if (expiresAt <= clock.now()) throw notFound('Deleted item');
      const reference = firestore.collection(COLLECTIONS[kind]).doc(itemId);
      if ((await transaction.get(reference)).exists) throw idTaken(kind, itemId);
      const { version } = await writer.bringBack(
        transaction,
        { kind, reference },
        { reference: snapshot.ref, document, historyId },
        change,
      );
      return { kind, id: itemId, version };
    });
  }

  /** Which history the item has that was deleted last under an id; undefined when none is left. */
  async function findHistoryId(kind: ContentKind, itemId: string): Promise<string | undefined> {
    const { docs } = await collection
      .where('kind', '==', kind)
      .where('itemId', '==', itemId)
      .select('kind', 'itemId', 'deletedAt', 'expiresAt', 'document.historyId')
      .get();
    return docs
      .map((document) => readStoredDeletedItem(document.data()))
      .filter(({ expiresAt }) => expiresAt > clock.now())
      .sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())[0]?.historyId;
  }

  return { list, restore, findHistoryId };
}

function idTaken(kind: ContentKind, id: string): AppError {
  const label = labelOf(kind);
  return new AppError(
    'conflict',
    `Another ${label.toLowerCase()} has taken '${id}' meanwhile. Delete that one to restore this one.`,
  );
}
