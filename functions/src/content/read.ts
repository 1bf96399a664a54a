import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { describeError, type Log } from '../lib/log';
import { type Dated, readDate, type StoredDocument } from './stored';

/**
 * Reads one existing document.
 *
 * @param data what to read instead of the document's data: the same document after a change
 */
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
