import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createKeyedQueue } from './keyed-queue';

/**
 * Runs the transactions on one document in turn. They are safe without it, and are so between
 * instances; but two that have read the same document wait for each other's locks to time out,
 * which a double click would make an admin sit through.
 */
export function createTransactionQueue(firestore: Firestore) {
  const run = createKeyedQueue();
  return async <T>(key: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    run(key, () => firestore.runTransaction(work));
}
