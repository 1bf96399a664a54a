import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { Firestore } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { headReference } from '../content/change-log';
import { forEachKind } from '../content/kind';
import type { Clock } from '../lib/clock';
import type { Log } from '../lib/log';
import { type Checked, createFreshValue, type Freshness, type FreshValue } from './fresh-value';

const copySchema = z.object({
  id: z.string(),
  parts: z.int(),
  /** Which code has made it: other code may read more, or something else, out of the same documents. */
  revision: z._default(z.string(), ''),
  /** When the documents were read of which it is made: milliseconds of the clock. */
  madeAt: z._default(z.int(), 0),
});
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
interface Head extends Checked {
  kinds: Record<ContentKind, KindHead>;
}

/** A kind that this code does not know yet is another revision's: both run while one is deployed. */
const headSchema = z.record(z.string(), z.unknown());

/** What every published collection of an app shares. */
export interface PublishedDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  /** Which code runs: copies are made for it alone. */
  revision: string;
  freshness: Freshness;
  head: FreshValue<Head>;
}

/** @throws {z.core.$ZodError} when the document is no head */
export function readHead(data: unknown): Head['kinds'] {
  const stored = headSchema.parse(data ?? {});
  return forEachKind<Head['kinds']>((kind) => kindHeadSchema.parse(stored[kind] ?? {}));
}

/** The head in an instance's memory: one read for all kinds, and at most one in its age. */
export function createHead({
  firestore,
  clock,
  log,
  freshness,
}: Omit<PublishedDependencies, 'head' | 'revision'>): FreshValue<Head> {
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
