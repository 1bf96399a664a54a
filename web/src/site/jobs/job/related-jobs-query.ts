import type { Job } from '@torque-tide/contract/jobs';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { taxonomyIn } from '@/shared/settings/use-settings';
import { JOBS_STALE_MS, jobsQuery } from '@/site/jobs/queries';
import { relatedJobs } from '@/site/jobs/related-jobs';

/**
 * A few open jobs like this one, chosen from the list; a document brings just these. Apart from the
 * other reads of jobs, none of which needs what weighs them.
 */
export function relatedJobsQuery(job: Job, queryClient?: QueryClient) {
  return queryOptions({
    queryKey: ['related-jobs', job.id],
    queryFn: async ({ client }) =>
      relatedJobs(taxonomyIn(client), job, await client.fetchQuery(jobsQuery())),
    staleTime: JOBS_STALE_MS,
    placeholderData: () => {
      const list = queryClient?.getQueryData(jobsQuery().queryKey);
      return queryClient && list && relatedJobs(taxonomyIn(queryClient), job, list);
    },
  });
}
