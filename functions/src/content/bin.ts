import {
  BIN_LIST_MAX,
  type DeletedItem,
  deletedItemSchema,
  type RestoredItem,
} from '@torque-tide/contract/bin';
import { type ContentKind, contentKindSchema } from '@torque-tide/contract/content-kinds';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import type { ContentDependencies } from './collection';
import { notFound } from './current';
import { readDocuments, type StoredDocument } from './document';
import type { AnyContentKind } from './kind';
import type { StoredPending } from './pending-changes';
import { createWriteOnce } from '../writes/write-once';
import { type Change, createContentWriter, type StoredDeletedItem } from './writer';

/** The fields that an answer is made of: the document is heavy. */
const LIST_FIELDS = [
  'kind',
  'itemId',
  'title',
  'deletedAt',
  'deletedBy',
  'expiresAt',
] as const satisfies (keyof StoredDeletedItem)[];

export type Bin = ReturnType<typeof createBin>;

/** Deleted items in Firestore. Those whose time is over are gone for every reader, tidied up or not. */
export function createBin(
  { firestore, clock, log }: ContentDependencies,
  definitions: Readonly<Record<ContentKind, AnyContentKind>>,
) {
  const collection = firestore.collection(COLLECTIONS.bin);
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);

  /** What can be restored, newest first. */
  async function list(): Promise<DeletedItem[]> {
    const { docs } = await collection
      .where('expiresAt', '>', Timestamp.fromDate(clock.now()))
      .orderBy('expiresAt', 'desc')
      .limit(BIN_LIST_MAX)
      .select(...LIST_FIELDS)
      .get();
    return readDocuments(docs, readDeletedItem, log).map(({ item }) => item);
  }

  /** @throws {AppError} `not-found`, or `conflict` when another item has taken its id */
  async function restore(id: string, change: Change): Promise<RestoredItem> {
    if (!isDocumentId(id)) throw notFound('Deleted item');
    return write.onceInTurn(id, change.attempt, async (changes) => {
      const snapshot = await changes.get(collection.doc(id));
      const data = snapshot.data();
      if (!data) throw notFound('Deleted item');
      const { kind, itemId, deletedAt, expiresAt, document, historyId } =
        readStoredDeletedItem(data);
      const pending = data['pending'] as StoredPending | undefined;
      if (expiresAt <= clock.now()) throw notFound('Deleted item');
      const reference = firestore.collection(COLLECTIONS[kind]).doc(itemId);
      if ((await changes.get(reference)).exists) throw idTaken(definitions[kind].label, itemId);
      const { version } = await writer.bringBack(
        changes,
        { definition: definitions[kind], reference },
        { reference: snapshot.ref, document, deletedAt, historyId, pending },
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

/** @throws {z.core.$ZodError} when the document is no deleted item */
function readDeletedItem({ id, data }: StoredDocument): DeletedItem {
  return deletedItemSchema.parse({
    ...data,
    id,
    deletedAt: readDate(data['deletedAt'])?.toISOString(),
    expiresAt: readDate(data['expiresAt'])?.toISOString(),
  });
}

const storedDeletedItemSchema = z.object({
  kind: contentKindSchema,
  itemId: z.string(),
  deletedAt: z.date(),
  expiresAt: z.date(),
  document: z.looseObject({ historyId: z.string() }),
});

/** What a restore needs of a deleted item. @throws {z.core.$ZodError} when the document is none */
function readStoredDeletedItem(data: DocumentData) {
  const [deletedAt, expiresAt] = [readDate(data['deletedAt']), readDate(data['expiresAt'])];
  const { document, ...rest } = storedDeletedItemSchema.parse({ ...data, deletedAt, expiresAt });
  return { ...rest, document, historyId: document.historyId };
}

function idTaken(label: string, id: string): AppError {
  return new AppError(
    'conflict',
    `Another ${label.toLowerCase()} has taken '${id}' meanwhile. Delete that one to restore this one.`,
  );
}
