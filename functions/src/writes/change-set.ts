import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore';

export type ChangeSet = Omit<OpenChangeSet, 'isEmpty' | 'writeTo'>;
export type OpenChangeSet = ReturnType<typeof createChangeSet>;

/**
 * Changes stored together. Reads take no locks, because writers would time out waiting for them; a
 * stale document fails the commit.
 */
export function createChangeSet() {
  const known = new Map<string, DocumentSnapshot>();
  const writes: ((transaction: Transaction) => void)[] = [];

  /** Fails the commit if the document changed since it was read. */
  function asRead({ path }: DocumentReference) {
    const lastUpdateTime = known.get(path)?.updateTime;
    return lastUpdateTime === undefined ? {} : { lastUpdateTime };
  }

  return {
    /** Reads a document once. */
    get: async (reference: DocumentReference): Promise<DocumentSnapshot> => {
      const before = known.get(reference.path);
      if (before) return before;
      const document = await reference.get();
      known.set(reference.path, document);
      return document;
    },
    create: (reference: DocumentReference, data: DocumentData) => {
      writes.push((transaction) => transaction.create(reference, data));
    },
    /** Sets all fields: a whole document can't be set on a condition. */
    replace: (reference: DocumentReference, data: DocumentData) => {
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
    update: (reference: DocumentReference, data: DocumentData) => {
      writes.push((transaction) => transaction.update(reference, data));
    },
    /** Adds one to a field, whatever it is by then, and sets others. */
    increase: (reference: DocumentReference, field: string, others: DocumentData) => {
      const data = { ...others, [field]: FieldValue.increment(1) };
      writes.push((transaction) => transaction.set(reference, data, { merge: true }));
    },
    /** Deletes a document; if it was read, only while unchanged. */
    delete: (reference: DocumentReference) => {
      writes.push((transaction) => transaction.delete(reference, asRead(reference)));
    },
    isEmpty: () => writes.length === 0,
    writeTo: (transaction: Transaction) => {
      for (const write of writes) write(transaction);
    },
  };
}

type Field = [FieldPath, unknown];

/** Every document has at least one field. */
function fieldsAnew(before: DocumentData | undefined, after: DocumentData): [Field, ...Field[]] {
  const gone = Object.keys(before ?? {}).filter((field) => !(field in after));
  return [
    ...Object.entries(after),
    ...gone.map((field) => [field, FieldValue.delete()] as const),
  ].map(([field, value]) => [new FieldPath(field), value]) as [Field, ...Field[]];
}
