import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';

/** One change of one item: nothing before is a creation, nothing after a deletion. */
interface Change {
  reference: DocumentReference;
  before: DocumentData | undefined;
  after: DocumentData | undefined;
}

/**
 * The one place where content is written. What has to happen together with every change, in the
 * same transaction, belongs here.
 */
export function write(transaction: Transaction, { reference, before, after }: Change): void {
  if (after === undefined) transaction.delete(reference);
  else if (before === undefined) transaction.create(reference, after);
  else transaction.set(reference, after);
}
