import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';
import type { CurrentItem } from './current';

/** The document that says, for each kind, which copy there is and what has changed since. */
export const HEAD_ID = 'head';

export function headReference(firestore: Firestore): DocumentReference {
  return firestore.collection(COLLECTIONS.published).doc(HEAD_ID);
}

/**
 * Notes, in the change set that changes an item, that it has changed. It reads nothing and so
 * waits for nobody: two edits of different items meet only at the moment of their commits.
 */
export function noteChange(
  changes: ChangeSet,
  {
    definition: { kind },
    reference: { firestore, id },
  }: Pick<CurrentItem, 'definition' | 'reference'>,
): void {
  const entry = `${randomUUID()} ${id}`;
  changes.merge(headReference(firestore), { [kind]: { log: FieldValue.arrayUnion(entry) } });
}

/** The id of the item that an entry of the log is about. */
export function changedIdOf(entry: string): string {
  return entry.slice(entry.indexOf(' ') + 1);
}
