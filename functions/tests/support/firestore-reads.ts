import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DocumentReference,
  Firestore,
  Query,
  type QuerySnapshot,
  Transaction,
} from '@google-cloud/firestore';

/** Documents read, counted as Firestore bills them. */
export interface ReadCounter {
  reads: () => number;
  /** Calls of each kind: a list, or documents by their ids. */
  calls: () => number;
}

/** An object with a method that reads. */
type Source = Firestore | DocumentReference | Query;

/** Called for every read of a client. */
interface Watcher {
  /** The client; all clients if undefined. */
  firestore: Firestore | undefined;
  /** Awaited before Firestore is asked; its error reaches the reader. */
  before?: (source: Source) => Promise<void>;
  after?: (documents: number) => void;
}

const watchers = new Set<Watcher>();
/** One public method may use another, which must not count as a second read. */
const isReading = new AsyncLocalStorage<true>();

/**
 * Counts the reads of a client, by default of all clients in the process: each document, each missing one, and one
 * for an empty query.
 */
export function countReads(firestore?: Firestore): ReadCounter {
  let reads = 0;
  let calls = 0;
  watchers.add({
    firestore,
    after: (documents) => {
      reads += documents;
      calls += 1;
    },
  });
  return { reads: () => reads, calls: () => calls };
}

/**
 * Makes every read of a client fail or hang, as `how` does; returns a function that restores it.
 */
export function breakReads(firestore: Firestore, how: () => Promise<never>): () => void {
  const watcher = { firestore, before: how };
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Runs `happen` before each query of a client, after its earlier reads. */
export function beforeQueries(firestore: Firestore, happen: () => Promise<void>): void {
  watchers.add({
    firestore,
    before: async (source) => {
      if (source instanceof Query) await happen();
    },
  });
}

/**
 * Ends a client. A held or retried read may arrive later and would fail outside any test, so it
 * never settles.
 */
export async function closeFirestore(firestore: Firestore): Promise<void> {
  closed.add(firestore);
  await firestore.terminate();
}

const closed = new WeakSet<Firestore>();

async function watched<T>(
  source: Source,
  countOf: (result: T) => number,
  read: () => Promise<T>,
): Promise<T> {
  if (isReading.getStore()) return read();
  const firestore = source instanceof Firestore ? source : source.firestore;
  const concerned = () =>
    [...watchers].filter((watcher) => (watcher.firestore ?? firestore) === firestore);
  for (const { before } of concerned()) await before?.(source);
  if (closed.has(firestore)) return new Promise(() => {});
  const result = await isReading.run(true, read);
  for (const { after } of concerned()) after?.(countOf(result));
  return result;
}

const countOfQuery = ({ size }: { size: number }) => Math.max(1, size);

// The public methods by which this project reads; add any new one. Each is called on its original
// object, which the linter can't see.
/* oxlint-disable typescript/unbound-method */
const { getAll } = Firestore.prototype;
Firestore.prototype.getAll = function (this: Firestore, ...references) {
  return watched(
    this,
    (documents) => documents.length,
    () => getAll.apply(this, references),
  );
};

const { get: getDocument } = DocumentReference.prototype;
DocumentReference.prototype.get = function (this: DocumentReference) {
  return watched(
    this,
    () => 1,
    () => getDocument.apply(this),
  );
};

const { get: getQuery } = Query.prototype;
Query.prototype.get = function (this: Query) {
  return watched(this, countOfQuery, () => getQuery.apply(this));
};

type Target = Exclude<Source, Firestore>;
const getInTransaction = Transaction.prototype.get as (
  this: Transaction,
  target: Target,
) => Promise<object>;
Transaction.prototype.get = function (this: Transaction, target: Target) {
  return watched(
    target,
    (result) => ('size' in result ? countOfQuery(result as QuerySnapshot) : 1),
    () => getInTransaction.call(this, target),
  );
} as typeof Transaction.prototype.get;
