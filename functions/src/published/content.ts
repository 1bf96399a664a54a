import { PUBLISHED_KINDS, type PublishedKind } from '@torque-tide/contract/content-kinds';
import { idParams } from '@torque-tide/contract/fields';
import type { PageTexts, ShownTexts } from '@torque-tide/contract/page-texts';
import type { Settings } from '@torque-tide/contract/settings';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { forEachKind, type ItemOf } from '../content/kind';
import type { ContentDependencies } from '../content/store';
import { contentKinds } from '../kinds/registry';
import { landingTextIn } from '../kinds/landings';
import { shownTexts } from '../kinds/page-texts';
import { settingsIn } from '../kinds/site-settings';
import { config } from '../lib/config';
import { isDocumentId } from '../lib/firestore';
import { createMemo } from '../lib/memo';
import { createAllowance } from '../lib/rate-limit';
import { withDeadline } from '../lib/time';
import type { Freshness } from './fresh-value';
import { type ContentMemory, createContentMemory } from './memory';
import { type Changed, createView, type Entry, entryAt } from './view';

const SECOND_MS = 1_000;

/** Decision 0008. */
export const FRESHNESS: Freshness = {
  maxAgeMs: config.publishedMaxAgeMs,
  staleMs: 10 * 60 * SECOND_MS,
  patienceMs: 1.5 * SECOND_MS,
  retryMs: 5 * SECOND_MS,
  deadlineMs: 8 * SECOND_MS,
};

/** How often an unknown id makes an instance check for changes. */
const MISSES = { max: 50, ms: 10 * SECOND_MS };

export interface PublishedCollection<T> {
  /** In order. The same array until something changes. */
  list: () => Promise<T[]>;
  /** Includes items that visitors don't see now; in no order. */
  listPublished: () => Promise<readonly T[]>;
  findById: (id: string) => Promise<T | undefined>;
  /** The list with times of change, also the same until something changes. */
  listChanged: () => Promise<Changed<T>[]>;
  /** Finds an item, whether visitors see it or not. If they don't, checks for changes first. */
  findStored: (id: string) => Promise<Entry<T> | undefined>;
}

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
  const misses = createAllowance(clock, MISSES);
  let changes = 0;
  const onChange = () => (changes += 1);
  const views = forEachKind<{ [K in PublishedKind]: ReturnType<typeof createView<ItemOf<K>>> }>(
    PUBLISHED_KINDS,
    <K extends PublishedKind>(kind: K) =>
      createView<ItemOf<K>>(clock, contentKinds[kind], onChange),
  );
  const content = forEachKind<{ [K in PublishedKind]: PublishedCollection<ItemOf<K>> }>(
    PUBLISHED_KINDS,
    collectionOf,
  );

  function collectionOf<K extends PublishedKind>(kind: K): PublishedCollection<ItemOf<K>> {
    const viewIn = ({ kinds }: ContentMemory) => views[kind].of(kinds[kind]);
    const storedIn = ({ kinds }: ContentMemory, id: string) => kinds[kind].get(id);
    const now = async () => viewIn(await memory.get());
    return {
      list: async () => (await now()).list,
      listPublished: async () => (await now()).published,
      findById: async (id) => (await now()).byId.get(id)?.item,
      listChanged: async () => (await now()).changed(),
      findStored: async (id) => {
        const known = await memory.get();
        const mustRenew = !viewIn(known).byId.has(id) && isPossible(id) && misses.take();
        const stored = storedIn(mustRenew ? await memory.renew() : known, id);
        if (mustRenew && stored) misses.giveBack();
        return stored && entryAt(stored, clock.now());
      },
    };
  }

  const { siteSettings, sectors, locations } = content;
  const settingsOf = createMemo(
    (
      items: ItemOf<'siteSettings'>[],
      ...landings: [ItemOf<'sectors'>[], ItemOf<'locations'>[]]
    ): Settings => ({ ...settingsIn(items), taxonomy: toTaxonomy(...landings) }),
  );
  const settings = async () =>
    settingsOf(...(await Promise.all([siteSettings.list(), sectors.list(), locations.list()])));

  const shown = new Map<string, (item: PageTexts, settings: Settings) => ShownTexts | undefined>();

  async function texts(name: string): Promise<ShownTexts | undefined> {
    const [item, now] = await Promise.all([content.pageTexts.findById(name), settings()]);
    if (!item) return undefined;
    const textsOf = shown.get(name) ?? createMemo(shownTexts);
    shown.set(name, textsOf);
    return textsOf(item, now);
  }

  /** Returns a number that grows with each visible change; in an outage, the last one. */
  async function revision(): Promise<number> {
    // Before the first read there is nothing to compare, and pages do their own reads.
    if (!memory.isKnown()) return changes;
    const known = await withDeadline(FRESHNESS.patienceMs, memory.get).catch(() => undefined);
    if (known) forEachKind(PUBLISHED_KINDS, (kind) => views[kind].of(known.kinds[kind]));
    return changes;
  }

  return {
    ...content,
    /** The earliest change of all kinds. */
    nextChange: () => Math.min(...Object.values(views).map((view) => view.nextChange())),
    settings,
    landingText: async (kind: 'sector' | 'location', slug: string) =>
      landingTextIn(await (kind === 'sector' ? sectors : locations).list(), kind, slug),
    /** The same object until something changes. */
    texts,
    revision,
    /** Lets this instance's visitors see its own change at once. */
    invalidate: memory.invalidate,
  };
}

/** True if a document can have this id. */
function isPossible(id: string): boolean {
  return idParams.safeParse({ id }).success && isDocumentId(id);
}
