import { CHANGE_NOTE_DAYS, type ChangeNote } from '@torque-tide/contract/live';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';

const KEPT_MS = CHANGE_NOTE_DAYS * 24 * 60 * 60_000;

/** What admins who look at the same content are told of a change, as it is stored. */
export type StoredChangeNote = Omit<ChangeNote, 'at'> & {
  at: Timestamp;
  /** When Firestore deletes the note. */
  expiresAt: Timestamp;
};

/**
 * Leaves a note for the other admins in the change set that changes an item. Their browsers listen to
 * these notes, and so hold nothing of the content: that they read through the API.
 */
export function tellAdmins(
  changes: ChangeSet,
  firestore: Firestore,
  note: Omit<StoredChangeNote, 'expiresAt'>,
): void {
  const stored: StoredChangeNote = {
    ...note,
    expiresAt: Timestamp.fromMillis(note.at.toMillis() + KEPT_MS),
  };
  changes.create(firestore.collection(COLLECTIONS.changes).doc(), stored);
}
