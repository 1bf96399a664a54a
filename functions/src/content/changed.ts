import { readDate, type StoredDocument } from './stored';

/** An item and when it was last changed, for readers who ask what is new. */
export type Changed<T> = T & { changedAt: Date };

/** Reads what `read` reads, and the stamp that answers of the API leave out. */
export function readChanged<T>(read: (document: StoredDocument) => T) {
  return (document: StoredDocument): Changed<T> => ({
    ...read(document),
    changedAt: readDate(document.data['updatedAt']) ?? document.createdAt,
  });
}
