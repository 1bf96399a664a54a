import type { Job } from '@torque-tide/contract/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OtherJobs } from '@/site/jobs/cards/other-jobs';
import { useJob } from '@/site/jobs/queries';
import { useRead } from '@/shared/api/use-read';
import { relatedJobsQuery } from './related-jobs-query';

/** Jobs like the one that the address names. */
export function RelatedJobsSection() {
  const { data: job } = useJob(useParams()['id']);
  return job ? <RelatedJobs job={job} /> : null;
}

/** Secondary: while there are none, or they cannot be read, nothing stands here. */
function RelatedJobs({ job }: { job: Job }) {
  const { data } = useRead(relatedJobsQuery(job, useQueryClient()));
  return <OtherJobs title="You may also like" jobs={data ?? []} />;
}
