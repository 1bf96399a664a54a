import type { Job } from '@torque-tide/contract/jobs';
import { hasRemoteTag } from './published-job-places';

/** True while people can apply: until the end of the closing day, in UTC. */
export function isOpen({ closesAt }: Pick<Job, 'closesAt'>, now: Date): boolean {
  return !closesAt || now.toISOString().slice(0, 10) <= closesAt;
}

/** True for a job that the public may see in feeds and in the sitemap. */
export function isPublished(job: Pick<Job, 'isActive' | 'closesAt'>, now: Date): boolean {
  return job.isActive && isOpen(job, now);
}

/** Remote by tag or by type. A hybrid job is none: Google's value is for jobs wholly from home. */
export function workplaceOf(
  job: Pick<Job, 'jobType' | 'locationTags'>,
): 'remote' | 'hybrid' | undefined {
  if (job.jobType === 'Hybrid') return 'hybrid';
  return hasRemoteTag(job) || job.jobType === 'Remote' ? 'remote' : undefined;
}
