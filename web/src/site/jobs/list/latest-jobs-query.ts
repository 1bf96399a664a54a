import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { indexJobs, latestJobs } from '@torque-tide/domain/jobs/job-filter';

/** Most cards of Home's Latest Jobs. */
export const LATEST_MAX = 6;

/** What Home's document shows of the list, which nobody asks for: the list itself comes when the visitor nears it. */
export function latestJobsQuery() {
  return queryOptions({
    queryKey: ['latest-jobs'],
    queryFn: skipToken as unknown as () => readonly ListedJob[],
    staleTime: Infinity,
  });
}

/** The jobs of the list that stand first. */
export function firstOf(jobs: readonly Job[], taxonomy: Taxonomy, now: Date): Job[] {
  return latestJobs(indexJobs(jobs, now.getTime(), taxonomy), '', LATEST_MAX);
}
