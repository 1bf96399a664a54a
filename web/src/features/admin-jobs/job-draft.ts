import type { Job } from '@torque-tide/contract/jobs';
import { type JobValues, toJobInput } from './job-values';

/** What a form holds as the job that it would be saved as; a new one has no id yet. */
export function toDraftJob(values: JobValues, job: Job | undefined, now: string) {
  return { ...toJobInput(values), id: job?.id ?? '', postedAt: job?.postedAt ?? now };
}
