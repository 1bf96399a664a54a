import type { DocumentData, DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Publication } from '@torque-tide/contract/publication';
import { readDate, toPlain } from '../lib/firestore';
import { describeError, type Log } from '../lib/log';

export interface StoredDocument {
  id: string;
  data: DocumentData;
  /** The document's own time, or Firestore's for old content. */
  createdAt: Date;
}

export interface Dated<T> {
  item: T;
  createdAt: Date;
}

/** Reads a document, or `data` instead of its own. */
export function readDocument<T>(
  document: DocumentSnapshot,
  read: (document: StoredDocument) => T,
  data: DocumentData = document.data() ?? {},
): T {
  return read({ id: document.id, data, createdAt: createdAtOf(document) });
}

/** Reads all documents that can be read: a broken one must not hide a list. */
export function readDocuments<T>(
  documents: DocumentSnapshot[],
  read: (document: StoredDocument) => T,
  log: Log,
): Dated<T>[] {
  return documents.flatMap((document) => {
    try {
      return [{ item: readDocument(document, read), createdAt: createdAtOf(document) }];
    } catch (error) {
      log.error('A document cannot be read and is left out of its list', {
        path: document.ref.path,
        ...describeError(error),
      });
      return [];
    }
  });
}

export function createdAtOf(document: DocumentSnapshot): Date {
  return (
    readDate(document.get('createdAt')) ??
    document.createTime?.toDate() ??
    document.readTime.toDate()
  );
}

/** Removes empty fields, also of nested groups: '' from forms, null from old content. Timestamps become texts. */
export function withoutNothing(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(toPlain(data))
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]: [string, unknown]) => [
        key,
        isPlain(value) ? withoutNothing(value) : value,
      ]),
  );
}

export function isPlain(value: unknown): value is DocumentData {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

export function contentOf(data: DocumentData): DocumentData {
  const {
    version: _v,
    createdAt: _c,
    updatedAt: _u,
    updatedBy: _b,
    historyId: _h,
    draft: _d,
    ...content
  } = data;
  return content;
}

export interface StoredDraft {
  content: DocumentData;
  by: string;
  at: Timestamp;
  publishAt?: Timestamp;
  /** The time of the last failed attempt to publish it. */
  missedAt?: Timestamp;
}

export function draftOf(data: DocumentData): StoredDraft | undefined {
  return data['draft'] as StoredDraft | undefined;
}

export interface ItemState {
  content: DocumentData;
  draft: StoredDraft | undefined;
}

export function stateOf(data: DocumentData): ItemState {
  return { content: contentOf(data), draft: draftOf(data) };
}

export function newestOf({ content, draft }: ItemState): DocumentData {
  return draft?.content ?? content;
}

/** Old content may have no version: it counts as 0. */
export function versionOf(data: DocumentData): number {
  const version: unknown = data['version'];
  return typeof version === 'number' ? version : 0;
}

/** Identifies the item's versions, since a slug can be reused. Imported content gets one at its first change. */
export function historyIdOf(data: DocumentData): string | undefined {
  const historyId: unknown = data['historyId'];
  return typeof historyId === 'string' ? historyId : undefined;
}

export const compareText = new Intl.Collator('en', { numeric: true }).compare;

export function compareNewest<T extends { id: string }>(a: Dated<T>, b: Dated<T>): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || compareText(a.item.id, b.item.id);
}

/** Orders items as an admin did, then by name. */
export function byOrder<T extends { id: string; sortOrder: number }>(nameOf: (item: T) => string) {
  return ({ item: a }: Dated<T>, { item: b }: Dated<T>): number =>
    a.sortOrder - b.sortOrder || compareText(nameOf(a), nameOf(b)) || compareText(a.id, b.id);
}

/** A scheduled item counts as new at its publish time. */
export function seenSince({ publishAt }: Publication, changedAt: Date): Date {
  return publishAt && Date.parse(publishAt) > changedAt.getTime() ? new Date(publishAt) : changedAt;
}
