import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';
import { type Checked, createFreshValue, type Freshness, type FreshValue } from './fresh-value';

/** How far a query reaches back before the last one, in ms: a note is stamped before it is committed. */
const OVERLAP_MS = 10_000;

/** An item that has changed; without an id any item of the kind may have, and without a kind any at all. */
interface RecentChange {
  /** Identifies the change. */
  note: string;
  kind?: ContentKind | undefined;
  id?: string | undefined;
  notedAt: Timestamp;
}

/** The changes that an instance has seen, oldest first. */
export interface RecentChanges extends Checked {
  changes: readonly RecentChange[];
  /** When Firestore last answered, by its own clock. */
  readAt: Timestamp;
}

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  freshness: Freshness;
  /** How long a change is remembered, in ms: longer than any reader waits to ask again. */
  keptMs: number;
  overlapMs?: number | undefined;
}

/** The notes that each save leaves (`writer.ts`), by which an instance knows what to read again. */
export function createRecentChanges(dependencies: Dependencies): FreshValue<RecentChanges> {
  const { firestore, clock, log, freshness, keptMs, overlapMs = OVERLAP_MS } = dependencies;
  const notes = firestore.collection(COLLECTIONS.changes);

  /** The first query: a new instance needs only the time by Firestore's clock, from which the next one starts. */
  const newest = () => notes.orderBy('notedAt', 'desc').limit(1).select('kind', 'id', 'notedAt');
  const since = (time: Timestamp) =>
    notes
      .where('notedAt', '>', Timestamp.fromMillis(time.toMillis() - overlapMs))
      .orderBy('notedAt')
      .select('kind', 'id', 'notedAt');

  return createFreshValue<RecentChanges>({
    ...freshness,
    // Old changes would pass old items off as new: what is shown instead are the items themselves.
    staleMs: 0,
    clock,
    log,
    load: async (previous) => {
      const checkedAt = clock.now().getTime();
      const { docs, readTime } = await (previous ? since(previous.readAt) : newest()).get();
      const read = docs.map((document) => {
        const { kind, id, notedAt } = document.data() as Omit<RecentChange, 'note'>;
        return { note: document.id, kind, id, notedAt };
      });
      const known = new Set(previous?.changes.map(({ note }) => note));
      const oldest = readTime.toMillis() - keptMs;
      const changes = [
        ...(previous?.changes.filter(({ notedAt }) => notedAt.toMillis() > oldest) ?? []),
        ...read.filter(({ note }) => !known.has(note)),
      ];
      return { checkedAt, changes, readAt: readTime };
    },
  });
}
