import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';

/** True for a complete job: jobs in a long list have no version. */
export function isWholeJob(job: ListedJob): job is Job {
  return 'version' in job;
}
