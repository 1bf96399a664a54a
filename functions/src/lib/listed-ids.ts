import type { CollectionReference } from '@google-cloud/firestore';
import type { Clock } from './clock';
import { withDeadline } from './deadline';

interface Options {
  collection: CollectionReference;
  clock: Clock;
  deadlineMs: number;
  maxAgeMs: number;
}

/** The ids of a collection, which are read once in their age however many ask. */
export function createListedIds({ collection, clock, deadlineMs, maxAgeMs }: Options) {
  let listed: { until: number; ids: Promise<ReadonlySet<string>> } | undefined;

  return (): Promise<ReadonlySet<string>> => {
    const now = clock.now().getTime();
    if (listed && now < listed.until) return listed.ids;
    const ids = withDeadline(deadlineMs, () => collection.select().get()).then(
      ({ docs }) => new Set(docs.map(({ id }) => id)),
    );
    const mine = { until: now + maxAgeMs, ids };
    listed = mine;
    ids.catch(() => {
      if (listed === mine) listed = undefined;
    });
    return ids;
  };
}
