import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';
import { type Checked, createFreshValue, type Freshness, type FreshValue } from './fresh-value';

/** A note is stamped before its commit, so queries overlap, in ms. */
const OVERLAP_MS = 10_000;

/** Without an id, any item may have changed; without a kind, anything. */
interface RecentChange {
  note: string;
  kind?: ContentKind | undefined;
  id?: string | undefined;
  notedAt: Timestamp;
}

/** Oldest first. */
export interface RecentChanges extends Checked {
  changes: readonly RecentChange[];
  /** By Firestore's clock. */
  readAt: Timestamp;
}

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  freshness: Freshness;
  /** Longer than any reader waits to ask again, in ms. */
  keptMs: number;
  overlapMs?: number | undefined;
}

/** Follows the notes that each save leaves. */
export function createRecentChanges(dependencies: Dependencies): FreshValue<RecentChanges> {
  const { firestore, clock, log, freshness, keptMs, overlapMs = OVERLAP_MS } = dependencies;
  const notes = firestore.collection(COLLECTIONS.changes);

  /** The first query only needs Firestore's time. */
  const newest = () => notes.orderBy('notedAt', 'desc').limit(1).select('kind', 'id', 'notedAt');
  const since = (time: Timestamp) =>
    notes
      .where('notedAt', '>', Timestamp.fromMillis(time.toMillis() - overlapMs))
      .orderBy('notedAt')
      .select('kind', 'id', 'notedAt');

  return createFreshValue<RecentChanges>({
    ...freshness,
    // Old changes would make old items look new.
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
