import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import type { Job } from '@torque-tide/contract/jobs';

/** Most jobs that stand under 'You may also like'. */
const RELATED_MAX = 3;

/** Other published jobs of a sector of this one; those that share more sectors come first. */
export function relatedJobs(job: Pick<Job, 'id' | 'sectorTags'>, jobs: readonly Job[]): Job[] {
  const sectors = new Set(sectorsOf(job));
  const now = new Date();
  return jobs
    .filter((other) => isPublished(other, now) && other.id !== job.id)
    .map((other) => ({
      other,
      shared: sectorsOf(other).filter((sector) => sectors.has(sector)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED_MAX)
    .map(({ other }) => other);
}

function sectorsOf(job: Pick<Job, 'sectorTags'>): string[] {
  return splitTags(job.sectorTags?.toLowerCase());
}

/** What to look at when a job is closed: jobs like it, or else the first ones of the list. */
export function alternativesTo(
  job: Pick<Job, 'id' | 'sectorTags'>,
  jobs: readonly Job[],
): readonly Job[] {
  const related = relatedJobs(job, jobs);
  return related.length > 0
    ? related
    : jobs.filter(({ id }) => id !== job.id).slice(0, RELATED_MAX);
}
