import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore';

/**
 * Changes that are stored together or not at all, and only while what was read for them still holds.
 * Reading takes no locks, which writers that meet would wait for until they time out: Firestore
 * refuses the commit when a document that is changed is no longer as it was read.
 */
export interface ChangeSet {
  /** Reads a document that is going to be changed, or one that never changes; once, however often it's asked for. */
  get: (reference: DocumentReference) => Promise<DocumentSnapshot>;
  /** Stores a document that must not be there. */
  create: (reference: DocumentReference, data: DocumentData) => void;
  /** Gives a document that was read, and is there or not, all its fields anew. */
  replace: (reference: DocumentReference, data: DocumentData) => void;
  /** Changes some fields of a document that must be there. */
  update: (reference: DocumentReference, data: DocumentData) => void;
  /** Adds to a document, whatever there is of it. */
  merge: (reference: DocumentReference, data: DocumentData) => void;
  /** Takes a document away: one that was read only if it is as it was then. */
  delete: (reference: DocumentReference) => void;
}

/** What has been put together, and how it gets into Firestore. */
export interface OpenChangeSet extends ChangeSet {
  isEmpty: () => boolean;
  writeTo: (transaction: Transaction) => void;
}

export function createChangeSet(): OpenChangeSet {
  const known = new Map<string, DocumentSnapshot>();
  const writes: ((transaction: Transaction) => void)[] = [];

  /** Refuses the commit when the document has changed since it was read. */
  function asRead({ path }: DocumentReference) {
    const lastUpdateTime = known.get(path)?.updateTime;
    return lastUpdateTime === undefined ? {} : { lastUpdateTime };
  }

  return {
    get: async (reference) => {
      const before = known.get(reference.path);
      if (before) return before;
      const document = await reference.get();
      known.set(reference.path, document);
      return document;
    },
    create: (reference, data) => {
      writes.push((transaction) => transaction.create(reference, data));
    },
    // A whole document cannot be set on a condition: its fields can.
    replace: (reference, data) => {
      const before = known.get(reference.path);
      if (!before) throw new Error(`${reference.path} is replaced unread`);
      if (!before.exists) {
        writes.push((transaction) => transaction.create(reference, data));
        return;
      }
      const [[field, value], ...others] = fieldsAnew(before.data(), data);
      writes.push((transaction) =>
        transaction.update(reference, field, value, ...others.flat(), asRead(reference)),
      );
    },
    update: (reference, data) => {
      writes.push((transaction) => transaction.update(reference, data));
    },
    merge: (reference, data) => {
      writes.push((transaction) => transaction.set(reference, data, { merge: true }));
    },
    delete: (reference) => {
      writes.push((transaction) => transaction.delete(reference, asRead(reference)));
    },
    isEmpty: () => writes.length === 0,
    writeTo: (transaction) => {
      for (const write of writes) write(transaction);
    },
  };
}

type Field = [FieldPath, unknown];

/** Every field as it is to be; every document has at least one. */
function fieldsAnew(before: DocumentData | undefined, after: DocumentData): [Field, ...Field[]] {
  const gone = Object.keys(before ?? {}).filter((field) => !(field in after));
  return [
    ...Object.entries(after),
    ...gone.map((field) => [field, FieldValue.delete()] as const),
  ].map(([field, value]) => [new FieldPath(field), value]) as [Field, ...Field[]];
}
