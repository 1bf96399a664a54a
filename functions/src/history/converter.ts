import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type FieldChange,
  type HistoryAction,
  type HistoryEntry,
  historyEntrySchema,
} from '@torque-tide/contract/history';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { readDate, type StoredDocument } from '../content/stored';

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

/** The fields of an entry that an answer is made of: the content is heavy. */
export const HISTORY_ENTRY_FIELDS = [
  'version',
  'action',
  'at',
  'by',
  'restoredVersion',
  'changes',
] as const satisfies (keyof StoredHistoryEntry)[];

/** The id of an entry: a version is made once, and deleted at most once. */
export function historyEntryId(
  historyId: string,
  version: number,
  { isDeletion = false } = {},
): string {
  return isDeletion ? `${historyId}_${version}_deleted` : `${historyId}_${version}`;
}

/** @throws {z.core.$ZodError} when the document is no entry */
export function readHistoryEntry({ data }: Pick<StoredDocument, 'data'>): HistoryEntry {
  return historyEntrySchema.parse({ ...data, at: readDate(data['at'])?.toISOString() });
}
