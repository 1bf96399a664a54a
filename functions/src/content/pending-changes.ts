import type { DraftableKind } from '@torque-tide/contract/pending';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';

/** The unpublished changes of an item as they are stored: one document for an item. */
export interface StoredPending {
  kind: DraftableKind;
  itemId: string;
  /** Of the item's life: another item that takes its slug has none of them. */
  historyId?: string;
  pendingVersion: number;
  baseVersion: number;
  /** The whole content as it would be published. */
  content: DocumentData;
  /** The whole content of the item at `baseVersion`. */
  base: DocumentData;
  by: string;
  at: Timestamp;
  since: Timestamp;
  /** When the clock publishes them. */
  publishAt?: Timestamp;
  /** When the clock should have published them and could not: from then on they wait for somebody. */
  heldSince?: Timestamp;
}

/** Where the unpublished changes of an item stand, if it has any. */
export function pendingReference(
  firestore: Firestore,
  kind: ContentKind,
  id: string,
): DocumentReference {
  return firestore.collection(COLLECTIONS.pending).doc(`${kind}_${id}`);
}
