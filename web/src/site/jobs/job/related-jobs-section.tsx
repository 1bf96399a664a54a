import type { Job } from '@torque-tide/contract/jobs';
import { queryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OtherJobs } from '@/site/jobs/cards/other-jobs';
import { useJob, jobsQuery } from '@/site/jobs/queries';
import { VISITOR_STALE_MS } from '@/shared/api/api-query';
import { useRead } from '@/shared/api/use-read';
import { taxonomyIn } from '@/shared/settings/use-settings';
import { relatedJobs } from '@/site/jobs/related-jobs';

/**
 * Returns the query of similar open jobs, chosen from the list; a document includes only these. In
 * its own file, because the other queries don't need its ranking code.
 */
export function relatedJobsQuery(job: Job) {
  return queryOptions({
    queryKey: ['related-jobs', job.id],
    queryFn: async ({ client }) =>
      relatedJobs(taxonomyIn(client), job, await client.fetchQuery(jobsQuery())),
    staleTime: VISITOR_STALE_MS,
  });
}

/** Jobs similar to the one in the URL. */
export function RelatedJobsSection() {
  const { data: job } = useJob(useParams()['id']);
  return job ? <RelatedJobs job={job} /> : null;
}

/** Not essential: nothing shows while there are none, or if they can't be fetched. */
function RelatedJobs({ job }: { job: Job }) {
  const { data } = useRead(relatedJobsQuery(job));
  return <OtherJobs title="You may also like" jobs={data ?? []} />;
}
