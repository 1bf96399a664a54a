import type { Job } from '@torque-tide/contract/jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';

/** True for a job of which all is known: in a long list none has a version. */
export function isWholeJob(job: ListedJob): job is Job {
  return 'version' in job;
}
