import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore';
import type { Clock } from './clock';
import { withDeadline } from './deadline';

/** How long it is known that there is no such document, in milliseconds. */
const MISSING_MS = 10_000;
/** Ids of nothing that are read in that time; then only those that the list of all has. */
const MISSING_MAX = 50;

interface Options {
  collection: CollectionReference;
  clock: Clock;
  deadlineMs: number;
}

/**
 * Reads documents whose ids strangers may guess, at a bounded cost.
 *
 * @returns the document; undefined where there is none, `unread` where nobody has looked because of too many guesses
 */
export function createGuardedReads({ collection, clock, deadlineMs }: Options) {
  const missing = new Map<string, number>();
  let reading = 0;
  let listed: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;

  /** Read once in their age, however many ask. */
  function allIds(now: number): Promise<ReadonlySet<string>> {
    if (listed && now < listed.until) return listed.ids;
    const ids = withDeadline(deadlineMs, () => collection.select().get()).then(
      ({ docs }) => new Set(docs.map(({ id }) => id)),
    );
    const mine = { until: now + MISSING_MS, ids };
    listed = mine;
    ids.catch(() => {
      if (listed === mine) listed = undefined;
    });
    return ids;
  }

  return async (id: string): Promise<DocumentSnapshot | 'unread' | undefined> => {
    const now = clock.now().getTime();
    for (const [other, until] of missing) if (until <= now) missing.delete(other);
    if (missing.has(id)) return undefined;
    const isFlooded = missing.size + reading >= MISSING_MAX;
    if (isFlooded && !(await allIds(now)).has(id)) return 'unread';
    // Counted before it is read: many may come at once.
    reading += 1;
    try {
      const document = await withDeadline(deadlineMs, () => collection.doc(id).get());
      if (document.exists) return document;
      missing.set(id, now + MISSING_MS);
      return undefined;
    } finally {
      reading -= 1;
    }
  };
}
