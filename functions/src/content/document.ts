import type { DocumentData, DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Publication } from '@torque-tide/contract/publication';
import { readDate } from '../lib/firestore';
import { describeError, type Log } from '../lib/log';

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

/** Reads an existing document, or `data` in place of its own: the same document after a change. */
export function readDocument<T>(
  document: DocumentSnapshot,
  read: (document: StoredDocument) => T,
  data: DocumentData = document.data() ?? {},
): T {
  return read({ id: document.id, data, createdAt: createdAtOf(document) });
}

/** Reads what can be read of existing documents: one broken document must not take a whole list with it. */
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

/** When an item was made: its own stamp or, in old content, Firestore's. */
export function createdAtOf(document: DocumentSnapshot): Date {
  return (
    readDate(document.get('createdAt')) ??
    document.createTime?.toDate() ??
    document.readTime.toDate()
  );
}

/** Removes empty fields, also of nested groups: '' from forms, null from old content. */
export function withoutNothing(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]: [string, unknown]) => [
        key,
        isPlain(value) ? withoutNothing(value) : value,
      ]),
  );
}

function isPlain(value: unknown): value is DocumentData {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Returns the live content: a document's fields without the writer's own. */
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

/** The draft of a live item, as stored in its document. */
export interface StoredDraft {
  /** The whole content as it would be published. */
  content: DocumentData;
  by: string;
  at: Timestamp;
  /** When the clock publishes it. */
  publishAt?: Timestamp;
  /** The publish time at which it could not be published. */
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

/** Returns what a form opens on: the draft, if there is one. */
export function newestOf({ content, draft }: ItemState): DocumentData {
  return draft?.content ?? content;
}

/** Old content may have no version: it counts as 0. */
export function versionOf(data: DocumentData): number {
  const version: unknown = data['version'];
  return typeof version === 'number' ? version : 0;
}

/** Identifies the item's versions, since a slug can be used again. Imported content gets one when it is first changed. */
export function historyIdOf(data: DocumentData): string | undefined {
  const historyId: unknown = data['historyId'];
  return typeof historyId === 'string' ? historyId : undefined;
}

/** Compares texts as a person would sort them: '9' before '10', 'a' beside 'A'. */
export const compareText = new Intl.Collator('en', { numeric: true }).compare;

/** Puts the newest first; those of one moment by id. */
export function compareNewest<T extends { id: string }>(a: Dated<T>, b: Dated<T>): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || compareText(a.item.id, b.item.id);
}

/** To visitors an item is new at its time, however long before it was written. */
export function seenSince({ publishAt }: Publication, changedAt: Date): Date {
  return publishAt && Date.parse(publishAt) > changedAt.getTime() ? new Date(publishAt) : changedAt;
}
