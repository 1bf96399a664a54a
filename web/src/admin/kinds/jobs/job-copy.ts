import { JOB_TITLE_MAX, type Job } from '@torque-tide/contract/jobs';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import { locationsOf, namedSectors, type Taxonomy, UNKNOWN, UNSPECIFIED } from './job-summary';

const MARK = ' (copy)';

/**
 * What the form for a duplicate begins with: told apart by its title, and shown to nobody yet. The
 * form knows tags alone, so the names behind old ids become tags; a closing day that has passed
 * is left out.
 */
export function copyOfJob(job: Job, taxonomy: Taxonomy, now: Date): Job {
  const { closesAt, isFilled: _filled, isDraft: _draft, publishAt: _time, ...rest } = job;
  return {
    ...rest,
    ...(closesAt && !hasClosingDayPassed(job, now) ? { closesAt } : {}),
    title: job.title.slice(0, JOB_TITLE_MAX - MARK.length).trimEnd() + MARK,
    sectorTags: job.sectorTags || tagsOf(namedSectors(job, taxonomy)),
    locationTags:
      job.locationTags || (job.customLocation ? '' : tagsOf(locationsOf(job, taxonomy))),
    isActive: false,
    isFeatured: false,
  };
}

function tagsOf(names: readonly string[]): string {
  return names.filter((name) => name !== UNKNOWN && name !== UNSPECIFIED).join(', ');
}
