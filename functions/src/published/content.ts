import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ContentDependencies } from '../content/collection';
import { forEachKind, type ItemOf } from '../content/kind';
import { contentKinds } from '../kinds/registry';
import { shownTexts } from '../kinds/page-texts';
import { settingsIn } from '../kinds/site-settings';
import { createTaxonomyNames, isRetiredIn, landingTextIn, taxonomyIn } from '../kinds/taxonomy';
import type { Settings, SiteSettings } from '@torque-tide/contract/settings';
import type { PageTexts } from '@torque-tide/contract/page-texts';
import type { ShownTexts } from '@torque-tide/contract/texts';
import type { TaxonomyRecord } from '@torque-tide/contract/taxonomy-record';
import { filledJobIds } from '@torque-tide/domain/jobs/job-openness';
import { config } from '../lib/config';
import {
  createPublishedCollection,
  MEMORY_MAX_AGE_MS,
  type PublishedCollection,
} from './collection';
import { createFreshValue, type Freshness } from './fresh-value';
import { createRecentChanges } from './recent-changes';
import { CASE_STUDIES_SHOWN, JOBS_SHOWN, onlyShownNow } from './shown-now';

const SECOND_MS = 1_000;

/** What is stale for how long, and why: docs/decisions/0008-memory.md. */
export const FRESHNESS: Freshness = {
  maxAgeMs: config.publishedMaxAgeMs,
  staleMs: 10 * 60 * SECOND_MS,
  patienceMs: 1.5 * SECOND_MS,
  retryMs: 5 * SECOND_MS,
  deadlineMs: 8 * SECOND_MS,
};

export type PublishedContent = ReturnType<typeof createPublishedContent>;

export interface PublishedContentDependencies extends ContentDependencies {
  /** `FRESHNESS` tells, unless a test gives another one. */
  maxAgeMs?: number | undefined;
  /** That of production unless given: without any, reads can be counted. */
  overlapMs?: number | undefined;
}

/** Everything that visitors see, from the memory of one instance. */
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
  const content = forEachKind<{ [K in ContentKind]: PublishedCollection<ItemOf<K>> }>((kind) =>
    createPublishedCollection(
      { firestore, clock, log, freshness, recentChanges },
      contentKinds[kind],
    ),
  );

  const taxonomy = createTaxonomyNames({ firestore, log }, () => content.taxonomy.list());

  /** Lists of which a part may be written past the API, and so without a note. */
  function unnoted<T>(read: () => Promise<T[]>) {
    const value = createFreshValue<{ checkedAt: number; list: T[] }>({
      ...freshness,
      clock,
      log,
      load: async () => ({ checkedAt: clock.now().getTime(), list: await read() }),
    });
    let of: readonly TaxonomyRecord[] | undefined;
    return {
      list: async () => {
        const now = await content.taxonomy.list();
        // What is noted, or comes by the clock, is seen at once.
        if (of !== now) value.invalidate();
        of = now;
        return (await value.get()).list;
      },
    };
  }

  let told:
    { of: readonly SiteSettings[]; by: readonly TaxonomyRecord[]; settings: Settings } | undefined;

  async function settings(): Promise<Settings> {
    const [of, by] = await Promise.all([content.siteSettings.list(), content.taxonomy.list()]);
    if (told?.of !== of || told.by !== by) {
      const settings = { ...settingsIn(of), taxonomy: taxonomyIn(by) };
      const isSame = JSON.stringify(settings) === JSON.stringify(told?.settings);
      told = { of, by, settings: told && isSame ? told.settings : settings };
    }
    return told.settings;
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

  /** After a change by this instance: its visitors see it at once. */
  function invalidate(): void {
    recentChanges.invalidate();
    for (const items of Object.values(content)) items.invalidate();
  }

  const jobs = onlyShownNow(content.jobs, clock, JOBS_SHOWN);
  const caseStudies = onlyShownNow(content.caseStudies, clock, CASE_STUDIES_SHOWN);
  return {
    ...content,
    jobs,
    caseStudies,
    /** Ids of the jobs that visitors know as filled. */
    filledJobIds: async () => filledJobIds(await content.jobs.list(), clock.now()),
    /** As that of each kind: whichever comes first. */
    nextChange: () =>
      Math.min(jobs.nextChange(), caseStudies.nextChange(), content.pageTexts.nextScheduled()),
    sectors: unnoted(taxonomy.listSectors),
    locations: unnoted(taxonomy.listLocations),
    /** The same object until something of it changes. */
    settings,
    landingText: async (kind: 'sector' | 'location', slug: string) =>
      landingTextIn(await content.taxonomy.list(), kind, slug),
    isRetiredLanding: async (kind: 'sector' | 'location', slug: string) =>
      isRetiredIn(await content.taxonomy.list(), kind, slug),
    /** Of a page, by their name; undefined where there are none. The same object until something changes. */
    texts,
    invalidate,
  };
}
