import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import { labelOf } from './kinds';
import { createdAtOf } from './read';

/** An item as it stands, inside the transaction that is about to change it. */
export interface CurrentItem {
  kind: ContentKind;
  reference: DocumentReference;
  document: DocumentSnapshot;
  data: DocumentData;
  createdAt: Date;
  version: number;
}

/**
 * Reads an item in order to change it.
 *
 * @param ifVersion the version that the change is based on; without it any
 * @throws {AppError} `not-found` or `stale`
 */
export async function getCurrent(
  transaction: Transaction,
  firestore: Firestore,
  { kind, id, ifVersion }: { kind: ContentKind; id: string; ifVersion: number | undefined },
): Promise<CurrentItem> {
  const label = labelOf(kind);
  if (!isDocumentId(id)) throw notFound(label);
  const reference = firestore.collection(COLLECTIONS[kind]).doc(id);
  const document = await transaction.get(reference);
  const data = document.data();
  if (!data) throw notFound(label);
  const version = versionOf(data);
  if (ifVersion !== undefined && ifVersion !== version) {
    throw new AppError(
      'stale',
      `${label} has been changed by someone else since you opened it. Reload it to see the changes.`,
    );
  }
  return { kind, reference, document, data, createdAt: createdAtOf(document), version };
}

export function notFound(label: string): AppError {
  return new AppError('not-found', `${label} not found`);
}

/** Old content may have no version: it counts as 0. */
export function versionOf(data: DocumentData): number {
  const version: unknown = data['version'];
  return typeof version === 'number' ? version : 0;
}
