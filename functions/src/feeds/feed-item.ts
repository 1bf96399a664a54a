import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { type PublishedJob, publishJob } from '@torque-tide/domain/jobs/published-job';
import { canonicalUrl } from '@torque-tide/domain/paths';
import type { Changed } from '../published/view';

export interface FeedItem {
  job: PublishedJob;
  changedAt: Date;
}

/** Jobs for readers who follow them: what the feed is called, its own address, and the page of the same jobs. */
export interface Feed {
  agency: AgencySettings;
  title: string;
  path: string;
  page: string;
  /** The newest of the jobs, and how many there are. */
  items: readonly FeedItem[];
  total: number;
}

/** Most jobs of a feed for readers. Job boards get all: they close a job that is missing. */
const FEED_ITEMS_MAX = 200;

/** The jobs that the public may see now, the newest first: costly where there are thousands. */
export function toFeedItems(jobs: readonly Changed<Job>[], now: Date): FeedItem[] {
  return newestOf(jobs, now).map(toItem);
}

export function newestItems(
  jobs: readonly Changed<Job>[],
  now: Date,
): Pick<Feed, 'items' | 'total'> {
  const newest = newestOf(jobs, now);
  return { items: newest.slice(0, FEED_ITEMS_MAX).map(toItem), total: newest.length };
}

/** The jobs that the public may see now, as they are stored, the newest first. */
export function newestOf(jobs: readonly Changed<Job>[], now: Date): Changed<Job>[] {
  return jobs
    .filter((job) => isPublished(job, now))
    .sort((a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt));
}

function toItem({ changedAt, ...job }: Changed<Job>): FeedItem {
  return { job: publishJob(job), changedAt };
}

export function feedOfAll(
  path: string,
  jobs: readonly Changed<Job>[],
  now: Date,
  agency: AgencySettings,
): Feed {
  return { agency, title: feedTitle(agency), path, page: '/jobs', ...newestItems(jobs, now) };
}

/** The agency's tagline, and which jobs the feed leaves out. */
export function feedDescription({ agency, items, page, total }: Feed): string {
  const { tagline } = agency;
  if (items.length === total) return tagline;
  return `${tagline}. These are the newest ${items.length} of ${total} jobs; all of them: ${canonicalUrl(page)}`;
}

/** When any of the items was last changed: a feed's own date, which no request moves. */
export function lastChange(items: readonly FeedItem[]): Date | undefined {
  return items.length === 0
    ? undefined
    : new Date(Math.max(...items.map(({ changedAt }) => changedAt.getTime())));
}
