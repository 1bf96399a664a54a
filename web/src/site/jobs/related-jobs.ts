import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import {
  type ComparedJob,
  LEAST_RELATED,
  relatedness,
} from '@torque-tide/domain/jobs/job-relatedness';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';

/** Most jobs that stand under 'You may also like'. */
const RELATED_MAX = 3;

/** Other published jobs like this one, the likest first; of several that are alike, as the list has them. */
export function relatedJobs(
  taxonomy: Taxonomy,
  job: ComparedJob & Pick<ListedJob, 'id'>,
  jobs: readonly ListedJob[],
): ListedJob[] {
  const now = new Date();
  return jobs
    .filter((other) => isPublished(other, now) && other.id !== job.id)
    .map((other) => ({ other, weight: relatedness(taxonomy, job, other) }))
    .filter(({ weight }) => weight >= LEAST_RELATED)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RELATED_MAX)
    .map(({ other }) => other);
}

/** What to look at when a job is closed: jobs like it, or else the first ones of the list. */
export function alternativesTo(
  taxonomy: Taxonomy,
  job: ComparedJob & Pick<ListedJob, 'id'>,
  jobs: readonly ListedJob[],
): readonly ListedJob[] {
  const related = relatedJobs(taxonomy, job, jobs);
  return related.length > 0
    ? related
    : jobs.filter(({ id }) => id !== job.id).slice(0, RELATED_MAX);
}
