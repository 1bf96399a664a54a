import type { Job } from '@torque-tide/contract/jobs';
import { OtherJobs } from './other-jobs';
import { useRelatedJobs } from './queries';

interface Props {
  job: Job;
}

/** Jobs like this one. Secondary: while there are none, or they cannot be read, nothing stands here. */
export function RelatedJobs({ job }: Props) {
  const { data } = useRelatedJobs(job);
  return <OtherJobs title="You may also like" jobs={data ?? []} />;
}
