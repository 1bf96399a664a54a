import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Runs the tasks of one key one after another, and those of different keys side by side. */
export function createKeyedQueue() {
  const lastOf = new Map<string, Promise<void>>();

  return async function run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const result = (lastOf.get(key) ?? Promise.resolve()).then(task);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    lastOf.set(key, ended);
    try {
      return await result;
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key);
    }
  };
}

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
