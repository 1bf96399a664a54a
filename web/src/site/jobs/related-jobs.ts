import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import {
  type ComparedJob,
  LEAST_RELATED,
  relatedness,
} from '@torque-tide/domain/jobs/job-relatedness';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';

/** The most jobs under 'You may also like'. */
const RELATED_MAX = 3;

/** Returns other open jobs, most similar first; ties keep the list's order. */
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

/** Returns jobs to show instead of a closed one: similar jobs, or the list's first ones. */
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
