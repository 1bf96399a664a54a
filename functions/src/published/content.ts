import type { PublishedKind } from '@torque-tide/contract/content-kinds';
import type { ItemOf } from '../content/kind';
import type { ContentDependencies } from '../content/store';
import { config } from '../lib/config';
import { createLimit } from '../lib/rate-limit';
import { withDeadline } from '../lib/time';
import type { Freshness } from './fresh-value';
import { createContentMemory } from './memory';
import { createViews, type Entry, entryAt, type View, viewWith } from './view';

const SECOND_MS = 1_000;

/** Decision 0008. */
export const FRESHNESS: Freshness = {
  maxAgeMs: config.publishedMaxAgeMs,
  patienceMs: 1.5 * SECOND_MS,
  retryMs: 5 * SECOND_MS,
  deadlineMs: 8 * SECOND_MS,
};

/** How often an unknown id makes an instance check for changes. */
const MISSES = { max: 50, ms: 10 * SECOND_MS };

export type PublishedContent = ReturnType<typeof createPublishedContent>;

export interface PublishedContentDependencies extends ContentDependencies {
  maxAgeMs?: number | undefined;
  /** Tests pass 0, to count reads. */
  overlapMs?: number | undefined;
}

/** Everything that visitors see, from an instance's memory. */
export function createPublishedContent(dependencies: PublishedContentDependencies) {
  const { clock, maxAgeMs = FRESHNESS.maxAgeMs } = dependencies;
  const memory = createContentMemory({ ...dependencies, freshness: { ...FRESHNESS, maxAgeMs } });
  const misses = createLimit(clock, MISSES);
  const views = createViews(clock);

  const view = async (): Promise<View> => views.of((await memory.get()).kinds);

  /** Finds an item, whether visitors see it or not. If they don't, it asks for changes first. */
  async function findStored<K extends PublishedKind>(
    kind: K,
    id: string,
  ): Promise<Entry<ItemOf<K>> | undefined> {
    const known = await memory.get();
    const isSeen = views.of(known.kinds)[kind].byId.has(id);
    const mustRenew = !isSeen && misses.take();
    const { kinds } = mustRenew ? await memory.renew() : known;
    const stored = kinds[kind].get(id);
    if (mustRenew && stored) misses.giveBack();
    return stored && entryAt(stored, clock.now());
  }

  /** Returns a number that grows with each visible change; in an outage, the last one. */
  async function revision(): Promise<number> {
    // Before the first read pages wait for their reads themselves.
    if (memory.isKnown()) await withDeadline(FRESHNESS.patienceMs, view).catch(() => undefined);
    return views.revision();
  }

  return {
    view,
    findStored,
    /** Returns what visitors would see with this item, published. */
    viewWith: async <K extends PublishedKind>(kind: K, item: ItemOf<K>): Promise<View> =>
      viewWith((await memory.get()).kinds, kind, item, clock.now()),
    revision,
    nextChange: views.nextChange,
    /** After a change by this instance, its visitors see it at once. */
    invalidate: memory.invalidate,
  };
}
