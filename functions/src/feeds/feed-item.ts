import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { type PublishedJob, publishJob } from '@torque-tide/domain/jobs/published-job';
import type { Changed } from '../published/collection';

/** A job as every feed gets it. */
export interface FeedItem {
  job: PublishedJob;
  changedAt: Date;
}

/** Jobs for readers who follow them: what the feed is called, its own address, and the page of the same jobs. */
export interface Feed {
  /** Whose jobs they are. */
  agency: AgencySettings;
  title: string;
  path: string;
  page: string;
  items: readonly FeedItem[];
}

/** The jobs that the public may see now, the newest first. */
export function toFeedItems(jobs: readonly Changed<Job>[], now: Date): FeedItem[] {
  return jobs
    .filter((job) => isPublished(job, now))
    .map(({ changedAt, ...job }) => ({ job: publishJob(job), changedAt }))
    .sort((a, b) => Date.parse(b.job.postedAt) - Date.parse(a.job.postedAt));
}

/** The feed of every published job. */
export function feedOfAll(path: string, items: readonly FeedItem[], agency: AgencySettings): Feed {
  return { agency, title: feedTitle(agency), path, page: '/jobs', items };
}

/** When any of the items was last changed: a feed's own date, which no request moves. */
export function lastChange(items: readonly FeedItem[]): Date | undefined {
  return items.length === 0
    ? undefined
    : new Date(Math.max(...items.map(({ changedAt }) => changedAt.getTime())));
}
