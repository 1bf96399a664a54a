import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore';
import { type Clock, withDeadline } from './time';

/** How long it is known that there is no such document, in milliseconds. */
const MISSING_MS = 10_000;
/** Ids of nothing that are read in that time; then only those that are known. */
const MISSING_MAX = 50;

interface Options {
  collection: CollectionReference;
  clock: Clock;
  deadlineMs: number;
  /** Tells whether an id is worth a read in a flood of guesses; without it a list of all ids does. */
  isKnown?: (id: string) => Promise<boolean>;
}

/** Reads documents whose ids can be guessed, at a bounded cost; `unread` means too many guesses to look. */
export function createGuardedReads({ collection, clock, deadlineMs, ...options }: Options) {
  const isKnown = options.isKnown ?? isListed;
  const missing = new Map<string, number>();
  let reading = 0;
  let listed: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;

  /** Reads the list once in its age, however many ask. */
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
