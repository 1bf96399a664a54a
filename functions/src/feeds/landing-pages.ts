import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { allLandings } from '@torque-tide/domain/landings/job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import { jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { landingPath } from '@torque-tide/domain/paths';
import type { Changed } from '../published/view';

/** A page of one sector's or one location's jobs, and when one of its jobs was last changed. */
export interface LandingPage {
  path: string;
  changedAt: Date;
}

/** The landing pages that have something to show; an empty one is not for search engines. */
export function toLandingPages(
  taxonomy: Taxonomy,
  jobs: readonly Changed<Job>[],
  now: Date,
): LandingPage[] {
  return allLandings(taxonomy).flatMap((landing) => {
    const changes = jobsOfLanding(landing, jobs, now).map(({ changedAt }) => changedAt.getTime());
    return changes.length === 0
      ? []
      : [{ path: landingPath(landing), changedAt: new Date(Math.max(...changes)) }];
  });
}
