import type { Job } from '@torque-tide/contract/jobs';
import { useParams } from 'react-router-dom';
import { OtherJobs } from '@/site/jobs/cards/other-jobs';
import { useJob, useRelatedJobs } from '@/site/jobs/queries';

/** Jobs like the one that the address names. */
export function RelatedJobsSection() {
  const { data: job } = useJob(useParams()['id']);
  return job ? <RelatedJobs job={job} /> : null;
}

/** Secondary: while there are none, or they cannot be read, nothing stands here. */
function RelatedJobs({ job }: { job: Job }) {
  const { data } = useRelatedJobs(job);
  return <OtherJobs title="You may also like" jobs={data ?? []} />;
}
