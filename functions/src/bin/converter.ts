import { type DeletedItem, deletedItemSchema } from '@torque-tide/contract/bin';
import { type ContentKind, contentKindSchema } from '@torque-tide/contract/content-kinds';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDate, type StoredDocument } from '../content/stored';

/** A deleted item as it is stored under `binId`. */
export interface StoredDeletedItem {
  kind: ContentKind;
  itemId: string;
  title: string;
  deletedAt: Timestamp;
  deletedBy: string;
  /** When it can no longer be restored; a TTL policy tidies up later. */
  expiresAt: Timestamp;
  /** The whole document as it was stored. */
  document: DocumentData;
}

/** The fields that an answer is made of: the document is heavy. */
export const DELETED_ITEM_FIELDS = [
  'kind',
  'itemId',
  'title',
  'deletedAt',
  'deletedBy',
  'expiresAt',
] as const satisfies (keyof StoredDeletedItem)[];

/** The id of a deletion: an item lies in the bin once, another one of its slug beside it. */
export function binId(kind: ContentKind, itemId: string, historyId: string): string {
  return `${kind}_${itemId}_${historyId}`;
}

/** @throws {z.core.$ZodError} when the document is no deleted item */
export function readDeletedItem({ id, data }: Pick<StoredDocument, 'id' | 'data'>): DeletedItem {
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
  expiresAt: z.date(),
  document: z.looseObject({ historyId: z.string() }),
});

/** What a restore needs of a deleted item. @throws {z.core.$ZodError} when the document is none */
export function readStoredDeletedItem(data: DocumentData) {
  const expiresAt = readDate(data['expiresAt']);
  const { document, ...rest } = storedDeletedItemSchema.parse({ ...data, expiresAt });
  return { ...rest, document, historyId: document.historyId };
}
