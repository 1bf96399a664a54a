import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore';
import { type Clock, withDeadline } from './time';

/** How long we remember that a document is missing, in ms. */
const MISSING_MS = 10_000;
/** Missing ids read in that time. After that, only known ones are. */
const MISSING_MAX = 50;

interface Options {
  collection: CollectionReference;
  clock: Clock;
  deadlineMs: number;
  /** Tells whether an id exists, in a flood of guesses. By default by listing all ids. */
  isKnown?: (id: string) => Promise<boolean>;
}

/** Reads documents with guessable ids at a bounded cost. `unread` means too many guesses. */
export function createGuardedReads({ collection, clock, deadlineMs, ...options }: Options) {
  const isKnown = options.isKnown ?? isListed;
  const missing = new Map<string, number>();
  let reading = 0;
  let listed: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;

  async function isListed(id: string): Promise<boolean> {
    const now = clock.now().getTime();
    if (!listed || now >= listed.until) {
      const ids = withDeadline(deadlineMs, () => collection.select().get()).then(
        ({ docs }) => new Set(docs.map((document) => document.id)),
      );
      const mine = { until: now + MISSING_MS, ids };
      listed = mine;
      ids.catch(() => {
        if (listed === mine) listed = undefined;
      });
    }
    return (await listed.ids).has(id);
  }

  return async (id: string): Promise<DocumentSnapshot | 'unread' | undefined> => {
    const now = clock.now().getTime();
    for (const [other, until] of missing) if (until <= now) missing.delete(other);
    if (missing.has(id)) return undefined;
    const isFlooded = missing.size + reading >= MISSING_MAX;
    if (isFlooded && !(await isKnown(id))) return 'unread';
    // Before the read: many may come at once.
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
