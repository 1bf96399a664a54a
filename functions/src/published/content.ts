import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { forEachKind, type ItemOf } from '../content/kind';
import type { ContentDependencies } from '../content/store';
import { contentKinds } from '../kinds/registry';
import { landingTextIn } from '../kinds/landings';
import { shownTexts } from '../kinds/page-texts';
import { settingsIn } from '../kinds/site-settings';
import type { Settings } from '@torque-tide/contract/settings';
import type { PageTexts, ShownTexts } from '@torque-tide/contract/page-texts';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { config } from '../lib/config';
import { withDeadline } from '../lib/time';
import {
  createPublishedCollection,
  MEMORY_MAX_AGE_MS,
  type PublishedCollection,
} from './collection';
import type { Freshness } from './fresh-value';
import { createRecentChanges } from './recent-changes';

const SECOND_MS = 1_000;

/** Decision 0008. */
export const FRESHNESS: Freshness = {
  maxAgeMs: config.publishedMaxAgeMs,
  staleMs: 10 * 60 * SECOND_MS,
  patienceMs: 1.5 * SECOND_MS,
  retryMs: 5 * SECOND_MS,
  deadlineMs: 8 * SECOND_MS,
};

export type PublishedContent = ReturnType<typeof createPublishedContent>;

export interface PublishedContentDependencies extends ContentDependencies {
  maxAgeMs?: number | undefined;
  /** Tests give 0, to count reads. */
  overlapMs?: number | undefined;
}

/** Everything that visitors see, from an instance's memory. */
export function createPublishedContent(dependencies: PublishedContentDependencies) {
  const { firestore, clock, log, overlapMs, maxAgeMs = FRESHNESS.maxAgeMs } = dependencies;
  const freshness = { ...FRESHNESS, maxAgeMs };
  const recentChanges = createRecentChanges({
    firestore,
    clock,
    log,
    freshness,
    keptMs: 2 * MEMORY_MAX_AGE_MS,
    overlapMs,
  });
  let changes = 0;
  const onChange = () => (changes += 1);
  const content = forEachKind<{ [K in ContentKind]: PublishedCollection<ItemOf<K>> }>((kind) =>
    createPublishedCollection(
      { firestore, clock, log, freshness, recentChanges, onChange },
      contentKinds[kind],
    ),
  );

  const { siteSettings, sectors, locations } = content;
  let last: { of: readonly unknown[]; settings: Settings } | undefined;

  async function settings(): Promise<Settings> {
    const of = await Promise.all([siteSettings.list(), sectors.list(), locations.list()]);
    if (!last || of.some((list, index) => list !== last?.of[index])) {
      const [items, ...landings] = of;
      const settings = { ...settingsIn(items), taxonomy: toTaxonomy(...landings) };
      const isSame = JSON.stringify(settings) === JSON.stringify(last?.settings);
      last = { of, settings: last && isSame ? last.settings : settings };
    }
    return last.settings;
  }

  const shown = new Map<
    string,
    { of: PageTexts; settings: Settings; texts: ShownTexts | undefined }
  >();

  async function texts(name: string): Promise<ShownTexts | undefined> {
    const [of, now] = await Promise.all([content.pageTexts.findById(name), settings()]);
    if (!of) return undefined;
    const known = shown.get(name);
    if (known?.of === of && known.settings === now) return known.texts;
    const made = { of, settings: now, texts: shownTexts(of, now) };
    shown.set(name, made);
    return made.texts;
  }

  /** Returns a number that grows with each visible change; in an outage, the last one. */
  async function revision(): Promise<number> {
    const refreshed = Object.values(content).map((items) => items.refresh());
    await withDeadline(FRESHNESS.patienceMs, () => Promise.allSettled(refreshed)).catch(
      () => undefined,
    );
    return changes;
  }

  /** After a change by this instance, its visitors see it at once. */
  function invalidate(): void {
    recentChanges.invalidate();
    for (const items of Object.values(content)) items.invalidate();
  }

  return {
    ...content,
    /** The earliest of all kinds. */
    nextChange: () => Math.min(...Object.values(content).map((items) => items.nextChange())),
    settings,
    landingText: async (kind: 'sector' | 'location', slug: string) =>
      landingTextIn(await (kind === 'sector' ? sectors : locations).list(), kind, slug),
    /** The same object until something changes. */
    texts,
    revision,
    invalidate,
  };
}
