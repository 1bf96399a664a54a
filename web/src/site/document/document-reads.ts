import type { QueryKey } from '@tanstack/react-query';

/** A read as a document carries it: its key, its data, and when it was read (in ms). */
export type StoredRead = readonly [key: QueryKey, data: unknown, updatedAt: number];

interface Entry {
  data: unknown;
  updatedAt: number;
}

/** What a document has told, and what was learnt of it since. */
export interface DocumentReads {
  stored: () => StoredRead[];
  /** True when the document brought all that its page shows, and not only the first of a list. */
  isWhole: boolean;
  get: (key: QueryKey) => Entry | undefined;
  /**
   * Reads an entry anew. Whoever asks for the same meanwhile is served by the same call, and a call
   * that fails is the last: what the document says is good enough.
   */
  renew: (key: QueryKey, read: () => Promise<unknown>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps what a document carries. */
export function keepReads(reads: readonly StoredRead[]): DocumentReads {
  const hash = (key: QueryKey) => JSON.stringify(key);
  const keys = new Map(reads.map(([key]) => [hash(key), key]));
  const entries = new Map<string, Entry>(
    reads.map(([key, data, updatedAt]) => [hash(key), { data, updatedAt }]),
  );
  const renewing = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    stored: () =>
      [...entries].map(([at, { data, updatedAt }]) => [keys.get(at) ?? [], data, updatedAt]),
    // A list that was cut is marked as read long ago.
    isWhole: reads.length > 0 && reads.every(([, , updatedAt]) => updatedAt > 0),
    get: (key) => entries.get(hash(key)),
    renew: (key, read) => {
      const at = hash(key);
      if (renewing.has(at)) return;
      renewing.add(at);
      const replace = (data: unknown) => {
        renewing.delete(at);
        entries.set(at, { data, updatedAt: Date.now() });
        for (const listener of listeners) listener();
      };
      read().then(replace, () => undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
