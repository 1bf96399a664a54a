import { PUBLISHED_KINDS, type PublishedKind } from '@torque-tide/contract/content-kinds';
import type { Clock } from '../lib/time';
import { filledJobIds } from '@torque-tide/domain/jobs/job-openness';
import { notFound } from '../content/current';
import { forEachKind } from '../content/kind';
import { toHandlers } from '../kinds/handlers';
import { offeredNames, sortedNames } from '../kinds/landings';
import { createListedJobs } from '../kinds/listed-jobs';
import { contentKinds } from '../kinds/registry';
import type { VisitorHandlers } from '../lib/handler';
import type { PublishedContent } from './content';

export type SiteHandlers = ReturnType<typeof createSiteHandlers>;

export function createSiteHandlers(
  { jobs, sectors, locations, settings, landingText, texts }: PublishedContent,
  clock: Clock,
) {
  return {
    ...createListedJobs(jobs.list),
    'jobs.filled': async () => filledJobIds(await jobs.listPublished(), clock.now()),
    'sectorNames.list': async () => sortedNames(await sectors.list()),
    'locationNames.list': async () => offeredNames(await locations.list()),
    'settings.get': settings,
    'landingTexts.get': async ({ params: { kind, id } }) =>
      found(await landingText(kind, id), 'Page'),
    'texts.get': async ({ params }) => found(await texts(params.id), 'Text'),
  } satisfies Partial<VisitorHandlers>;
}

/** Answers visitors, who see what is published. */
export function createVisitorHandlers(
  published: PublishedContent,
  site: SiteHandlers,
): VisitorHandlers {
  const ofKinds = forEachKind<Record<PublishedKind, object>>(PUBLISHED_KINDS, (kind) => ({
    list: published[kind].list,
    get: async ({ params }: { params: { id: string } }) =>
      found(await published[kind].findById(params.id), contentKinds[kind].label),
  }));
  return { ...(toHandlers(ofKinds) as Omit<VisitorHandlers, keyof SiteHandlers>), ...site };
}

function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
