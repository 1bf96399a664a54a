import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { searchText } from '@torque-tide/domain/jobs/job-filter-words';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { type PublishedJob, publishJob } from '@torque-tide/domain/jobs/published-job';
import { canonicalUrl } from '@torque-tide/domain/paths';
import type { Changed } from '../published/view';

export interface FeedItem {
  job: PublishedJob;
  changedAt: Date;
}

/** Jobs for feed readers. `page` lists the same jobs. */
export interface Feed {
  agency: AgencySettings;
  title: string;
  path: string;
  page: string;
  items: readonly FeedItem[];
  total: number;
}

/** Cuts the list for readers only. Job boards get all jobs, because they close missing ones. */
const FEED_ITEMS_MAX = 200;

/** The jobs that visitors see, newest first. */
export function toFeedItems(jobs: readonly Changed<Job>[], now: Date): FeedItem[] {
  return newestOf(jobs, now).map(toItem);
}

export function newestOf(jobs: readonly Changed<Job>[], now: Date): Changed<Job>[] {
  return jobs
    .filter((job) => isPublished(job, now))
    .sort((a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt));
}

function toItem({ changedAt, ...job }: Changed<Job>): FeedItem {
  return { job: publishJob(job), changedAt };
}

/** Returns a feed of jobs that are found by a search of the list; '' for all. */
export function feedOf(
  jobs: readonly Changed<Job>[],
  { agency, now }: { agency: AgencySettings; now: Date },
  path: string,
  search = '',
): Feed {
  const newest = newestOf(jobs, now);
  return {
    agency,
    title: feedTitle(agency, searchText(readFilters(search))),
    path: `${path}${search}`,
    page: `/jobs${search}`,
    items: newest.slice(0, FEED_ITEMS_MAX).map(toItem),
    total: newest.length,
  };
}

/** Returns the tagline, and a note on omitted jobs. */
export function feedDescription({ agency, items, page, total }: Feed): string {
  const { tagline } = agency;
  if (items.length === total) return tagline;
  return `${tagline}. These are the newest ${items.length} of ${total} jobs; all of them: ${canonicalUrl(page)}`;
}

/** Returns the last change of any item; requests don't move it. */
export function lastChange(items: readonly FeedItem[]): Date | undefined {
  return items.length === 0
    ? undefined
    : new Date(Math.max(...items.map(({ changedAt }) => changedAt.getTime())));
}
