import { filledJobIds } from '@torque-tide/domain/jobs/job-openness';
import { findTexts } from '@torque-tide/domain/jobs/find-texts';
import { notFound } from '../content/current';
import { landingTextIn, offeredNames, sortedNames } from '../kinds/landings';
import type { VisitorHandlers } from '../lib/handler';
import type { Clock } from '../lib/time';
import type { PublishedContent } from './content';

type ViewOf = PublishedContent['view'];

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
export function createVisitorHandlers(view: ViewOf, clock: Clock): VisitorHandlers {
  return {
    ...createSiteHandlers(view, clock),
    'jobs.list': async () => (await view()).jobs.list,
    'jobs.get': async ({ params }) => found((await view()).jobs.byId.get(params.id)?.item, 'Job'),
    'caseStudies.list': async () => (await view()).caseStudies.list,
    'caseStudies.get': async ({ params }) =>
      found((await view()).caseStudies.byId.get(params.id)?.item, 'Case study'),
    'testimonials.list': async () => (await view()).testimonials.list,
    'clientLogos.list': async () => (await view()).clientLogos.list,
    'consultants.list': async () => (await view()).consultants.list,
  };
}

function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
