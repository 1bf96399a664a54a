import type { Job } from '@torque-tide/contract/jobs';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import type { Settings } from '@torque-tide/contract/settings';
import type { ShownTexts } from '@torque-tide/contract/page-texts';
import { filledJobIds } from '@torque-tide/domain/jobs/job-openness';
import type { Clock } from '../lib/clock';
import type { VisitorHandlers } from '../lib/handler';
import { found } from './handlers';
import { landingTextIn, offeredNames, sortedNames } from './landings';
import { createListedJobs } from './listed-jobs';

/** What public answers are made of: as visitors see it, or, for an admin, as it is stored at this moment. */
interface Sources {
  /** Open ones. */
  openJobs: () => Promise<Job[]>;
  /** Also closed ones. */
  jobs: () => Promise<readonly Job[]>;
  sectors: () => Promise<Sector[]>;
  locations: () => Promise<Location[]>;
  settings: () => Promise<Settings>;
  texts: (name: string) => Promise<ShownTexts | undefined>;
}

/** What the website asks for beside lists and items. */
export function createPublicHandlers(
  { openJobs, jobs, sectors, locations, settings, texts }: Sources,
  clock: Clock,
) {
  return {
    ...createListedJobs(openJobs),
    'jobs.filled': async () => filledJobIds(await jobs(), clock.now()),
    'sectorNames.list': async () => sortedNames(await sectors()),
    'locationNames.list': async () => offeredNames(await locations()),
    'settings.get': settings,
    'landingTexts.get': async ({ params: { kind, id } }) =>
      found(landingTextIn(await (kind === 'sector' ? sectors : locations)(), kind, id), 'Page'),
    'texts.get': async ({ params }) => found(await texts(params.id), 'Text'),
  } satisfies Partial<VisitorHandlers>;
}
