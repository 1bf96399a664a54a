import type { Firestore } from 'firebase-admin/firestore';
import type { Readable } from 'node:stream';

/** The one door that all of the client's reads go through; it is the client's own affair. */
interface Door {
  requestStream: (method: string, ...rest: unknown[]) => Promise<Readable>;
}

interface ReadResponse {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
}

/** Documents that Firestore has been asked for, counted as it bills them. */
export interface ReadCounter {
  reads: () => number;
  /** Calls of each kind: a list, or one of more documents by their ids. */
  calls: () => number;
}

/**
 * Counts what a client reads, or every client when it is given their prototype: each document that
 * comes, each that is missing, and one for a query without a result.
 */
export function countReads(target: Firestore): ReadCounter {
  const door = target as unknown as Door;
  const original = door.requestStream;
  if (typeof original !== 'function') throw new Error('The Firestore client has changed inside');
  let reads = 0;
  let calls = 0;
  door.requestStream = async function (this: Door, method, ...rest) {
    const stream = await original.call(this, method, ...rest);
    if (method !== 'runQuery' && method !== 'batchGetDocuments') return stream;
    calls += 1;
    let found = 0;
    // The stream is paused and stays so: a listener alone does not start it.
    stream.on('data', ({ document, found: one, missing }: ReadResponse) => {
      if (document || one || missing) {
        found += 1;
        reads += 1;
      }
    });
    stream.once('end', () => {
      if (found === 0) reads += 1;
    });
    return stream;
  };
  return { reads: () => reads, calls: () => calls };
}
