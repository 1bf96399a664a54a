import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../lib/collections';

/** The first job of a new site is '#1001'. */
export const FIRST_JOB_NUMBER = 1001;

/** The document that counts jobs, for `firestore.collection(COLLECTIONS.counters)`. */
export const JOB_COUNTER_ID = 'jobs';

/** The counter as it is stored: the last number given out. */
export interface StoredJobCounter {
  last: number;
}

/** Gives out short job numbers, each once. */
export function createJobNumbers(
  firestore: Firestore,
  jobReference: (id: string) => DocumentReference,
) {
  const counter = firestore.collection(COLLECTIONS.counters).doc(JOB_COUNTER_ID);

  /** Takes the next number; it is spent when the transaction commits. */
  async function next(transaction: Transaction): Promise<string> {
    const last: unknown = (await transaction.get(counter)).get('last');
    let number = typeof last === 'number' ? last + 1 : FIRST_JOB_NUMBER;
    // Content that was imported without its counter must not be hit.
    while ((await transaction.get(jobReference(String(number)))).exists) number += 1;
    const stored: StoredJobCounter = { last: number };
    transaction.set(counter, stored);
    return String(number);
  }

  return { next };
}
