import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';
import { type Checked, createFreshValue, type Freshness, type FreshValue } from './fresh-value';

/** The document that says, for each kind, which copy there is and what has changed since. */
export const HEAD_ID = 'head';

const copySchema = z.object({ id: z.string(), parts: z.int(), format: z.int() });
const kindHeadSchema = z.object({
  /** A word of its own for each change since the copy, a space, and the id of what changed. */
  log: z._default(z.array(z.string()), []),
  copy: z.optional(copySchema),
  /** The copy before, whose parts stay for readers who still know the head before. */
  previous: z.optional(copySchema),
});

export type Copy = z.infer<typeof copySchema>;
/** What is stored of one kind in the head. */
export type KindHead = z.infer<typeof kindHeadSchema>;

/** The head as it was read. */
export interface Head extends Checked {
  kinds: Record<ContentKind, KindHead>;
}

const headSchema = z.partialRecord(z.enum(CONTENT_KINDS), kindHeadSchema);
const EMPTY: KindHead = { log: [] };

/** What every published collection of an app shares. */
export interface PublishedDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  freshness: Freshness;
  head: FreshValue<Head>;
}

export function headReference(firestore: Firestore): DocumentReference {
  return firestore.collection(COLLECTIONS.published).doc(HEAD_ID);
}

/**
 * Notes, in the transaction that changes an item, that it has changed. It reads nothing and so
 * waits for nobody: two edits of different items meet only at the moment of their commits.
 */
export function noteChange(transaction: Transaction, firestore: Firestore, item: ChangedItem) {
  const entry = `${randomUUID()} ${item.id}`;
  transaction.set(
    headReference(firestore),
    { [item.kind]: { log: FieldValue.arrayUnion(entry) } },
    { merge: true },
  );
}

interface ChangedItem {
  kind: ContentKind;
  id: string;
}

/** The id of the item that an entry of the log is about. */
export function changedIdOf(entry: string): string {
  return entry.slice(entry.indexOf(' ') + 1);
}

/** @throws {z.core.$ZodError} when the document is no head */
export function readHead(data: unknown): Head['kinds'] {
  const {
    jobs = EMPTY,
    caseStudies = EMPTY,
    testimonials = EMPTY,
    clientLogos = EMPTY,
  } = headSchema.parse(data ?? {});
  return { jobs, caseStudies, testimonials, clientLogos };
}

/** The head in an instance's memory: one read for all kinds, and at most one in its age. */
export function createHead({
  firestore,
  clock,
  log,
  freshness,
}: Omit<PublishedDependencies, 'head'>): FreshValue<Head> {
  return createFreshValue<Head>({
    ...freshness,
    // An old head would pass old items off as new: what is shown instead are the items themselves.
    staleMs: 0,
    clock,
    log,
    load: async () => {
      const checkedAt = clock.now().getTime();
      const document = await headReference(firestore).get();
      return { checkedAt, kinds: readHead(document.data()) };
    },
  });
}
