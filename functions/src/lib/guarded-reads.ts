import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore';
import { createLimit } from './rate-limit';
import { type Clock, withDeadline } from './time';

/**
 * How many missing documents may be read in ten seconds. After that, only ids in the list are read.
 */
const MISSING = { max: 50, ms: 10_000 };

interface Options {
  collection: CollectionReference;
  clock: Clock;
  deadlineMs: number;
}

/**
 * Reads documents with guessable ids at a bounded cost. Returns `unread` after too many guesses.
 */
export function createGuardedReads({ collection, clock, deadlineMs }: Options) {
  const missing = createLimit(clock, MISSING);
  let listed: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;

  /** Reads all ids at once. */
  async function isListed(id: string): Promise<boolean> {
    const now = clock.now().getTime();
    if (!listed || now >= listed.until) {
      const ids = withDeadline(deadlineMs, () => collection.select().get()).then(
        ({ docs }) => new Set(docs.map((document) => document.id)),
      );
      ids.catch(() => (listed = undefined));
      listed = { until: now + MISSING.ms, ids };
    }
    return (await listed.ids).has(id);
  }

  return async (id: string): Promise<DocumentSnapshot | 'unread' | undefined> => {
    // Counts before the read, because many may arrive at once.
    const isTaken = missing.take();
    if (!isTaken && !(await isListed(id))) return 'unread';
    const document = await withDeadline(deadlineMs, () => collection.doc(id).get());
    if (!document.exists) return undefined;
    if (isTaken) missing.giveBack();
    return document;
  };
}
