import { PUBLISHED_KINDS, type PublishedKind } from '@torque-tide/contract/content-kinds';
import { filledJobIds } from '@torque-tide/domain/jobs/job-openness';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { notFound } from '../content/current';
import { forEachKind } from '../content/kind';
import { toHandlers } from '../kinds/handlers';
import { landingTextIn, offeredNames, sortedNames } from '../kinds/landings';
import { contentKinds } from '../kinds/registry';
import type { VisitorHandlers } from '../lib/handler';
import type { Clock } from '../lib/time';
import type { PublishedContent } from './content';

type ViewOf = PublishedContent['view'];

export type SiteHandlers = ReturnType<typeof createSiteHandlers>;

export function createSiteHandlers(view: ViewOf, clock: Clock) {
  return {
    'jobs.listed': async () => (await view()).listedJobs,
    'jobs.texts': async ({ params }) => findTexts((await view()).jobs.list, params.text),
    'jobs.filled': async () => filledJobIds((await view()).jobs.published, clock.now()),
    'sectorNames.list': async () => sortedNames((await view()).sectors.list),
    'locationNames.list': async () => offeredNames((await view()).locations.list),
    'settings.get': async () => (await view()).settings,
    'landingTexts.get': async ({ params: { kind, id } }) =>
      found(landingTextIn(await view(), kind, id), 'Page'),
    'texts.get': async ({ params }) => found((await view()).texts(params.id), 'Text'),
  } satisfies Partial<VisitorHandlers>;
}

/** Answers visitors, who see what is published. */
export function createVisitorHandlers(view: ViewOf, site: SiteHandlers): VisitorHandlers {
  const ofKinds = forEachKind<Record<PublishedKind, object>>(PUBLISHED_KINDS, (kind) => ({
    list: async () => (await view())[kind].list,
    get: async ({ params }: { params: { id: string } }) =>
      found((await view())[kind].byId.get(params.id)?.item, contentKinds[kind].label),
  }));
  return { ...(toHandlers(ofKinds) as Omit<VisitorHandlers, keyof SiteHandlers>), ...site };
}

function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
