import type { Job } from '@torque-tide/contract/jobs';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { type PublishedJob, publishJob } from '@torque-tide/domain/jobs/published-job';
import type { Changed } from '../published/collection';

/** A job as every feed gets it. */
export interface FeedItem {
  job: PublishedJob;
  changedAt: Date;
}

/** The jobs that the public may see now, the newest first. */
export function toFeedItems(jobs: readonly Changed<Job>[], now: Date): FeedItem[] {
  return jobs
    .filter((job) => isPublished(job, now))
    .map(({ changedAt, ...job }) => ({ job: publishJob(job), changedAt }))
    .sort((a, b) => Date.parse(b.job.postedAt) - Date.parse(a.job.postedAt));
}

/** When any of the items was last changed: a feed's own date, which no request moves. */
export function lastChange(items: readonly FeedItem[]): Date | undefined {
  return items.length === 0
    ? undefined
    : new Date(Math.max(...items.map(({ changedAt }) => changedAt.getTime())));
}
