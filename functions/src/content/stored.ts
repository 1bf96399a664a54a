import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/** When a document was made and last changed: kept for the order of lists, never answered with. */
export interface Stamps {
  createdAt: Date;
  updatedAt: Date;
}

/** The stamps as they are stored. */
export interface StoredStamps {
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Which history the item has; imported content gets one when it is first changed. */
  historyId?: string;
}

export function toStoredStamps({ createdAt, updatedAt }: Stamps): StoredStamps {
  return { createdAt: Timestamp.fromDate(createdAt), updatedAt: Timestamp.fromDate(updatedAt) };
}

/** A document as a converter gets it. */
export interface StoredDocument {
  id: string;
  data: DocumentData;
  /** From the document's own stamp or, in old content, from Firestore. */
  createdAt: Date;
}

/** An item and when it was made, which orders some lists. */
export interface Dated<T> {
  item: T;
  createdAt: Date;
}

/** Reads a point in time that may be a Timestamp or, in old content, a text. */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A document's data without the fields that are null, which old content uses for "none". */
export function withoutNulls(data: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

/** A document's fields without what only the collection sets. */
export function contentOf(data: DocumentData): DocumentData {
  const { version: _v, createdAt: _c, updatedAt: _u, historyId: _h, ...content } = data;
  return content;
}

export function historyIdOf(data: DocumentData): string | undefined {
  const historyId: unknown = data['historyId'];
  return typeof historyId === 'string' ? historyId : undefined;
}
