import type { Job } from '@torque-tide/contract/jobs';
import { dayOf, daysBetween } from '../dates';
import { isReleased, publicationState } from '../publication';
import { hasRemoteTag, splitTags } from './job-text';

/** True while people can apply: until the end of the closing day, in UTC, or until it is filled. */
export function isOpen(
  { closesAt, isFilled }: Pick<Job, 'closesAt' | 'isFilled'>,
  now: Date,
): boolean {
  return !isFilled && !hasClosingDayPassed({ closesAt }, now);
}

/** True after the end of the closing day, in UTC. */
export function hasClosingDayPassed({ closesAt }: Pick<Job, 'closesAt'>, now: Date): boolean {
  return closesAt !== undefined && closesAt !== '' && closesAt < dayOf(now);
}

/** Returns the ids of filled jobs that the public may have seen. */
export function filledJobIds(
  jobs: readonly Pick<Job, 'id' | 'isActive' | 'isFilled' | 'isDraft' | 'publishAt'>[],
  now: Date,
): string[] {
  return jobs
    .filter((job) => job.isFilled && job.isActive && isReleased(job, now))
    .map(({ id }) => id);
}

/** An editor should look at a job this many days before it closes. */
export const CLOSING_SOON_DAYS = 7;

/** Returns the days left to apply: 0 on the closing day, negative after it, undefined without one. */
export function daysToClosing({ closesAt }: Pick<Job, 'closesAt'>, now: Date): number | undefined {
  return closesAt ? daysBetween(dayOf(now), closesAt) : undefined;
}

/** True for a job that closes within `CLOSING_SOON_DAYS`. */
export function isClosingSoon(job: Pick<Job, 'closesAt' | 'isFilled'>, now: Date): boolean {
  const days = daysToClosing(job, now);
  return !job.isFilled && days !== undefined && days >= 0 && days <= CLOSING_SOON_DAYS;
}

/** True for a job that belongs in feeds and the sitemap. */
export function isPublished(
  job: Pick<Job, 'isActive' | 'closesAt' | 'isFilled' | 'isDraft' | 'publishAt'>,
  now: Date,
): boolean {
  return publicationState(job, now) === 'live';
}

/** The fields that say where a job is done. */
export type PlacedJob = Pick<Job, 'jobType' | 'workingPattern' | 'locationTags' | 'customLocation'>;

export type Workplace = 'remote' | 'hybrid' | 'on-site';

/**
 * Returns where a job is done: by its working pattern, its type or, if remote, a tag. If these
 * contradict each other the job isn't remote, because Google's value means entirely from home.
 */
export function workplaceOf(
  job: Pick<Job, 'jobType' | 'workingPattern' | 'locationTags'>,
): Workplace | undefined {
  const said = new Set([job.jobType, ...splitTags(job.workingPattern)]);
  if (said.has('Hybrid')) return 'hybrid';
  if (said.has('On site')) return 'on-site';
  return said.has('Remote') || hasRemoteTag(job) ? 'remote' : undefined;
}

/**
 * The site's one rule for remote work, for the filter, the landing page and their counts. It also
 * includes jobs without a place, which are shown as 'Remote'; structured data doesn't, because the
 * job doesn't say so.
 */
export function isRemote(job: PlacedJob): boolean {
  const workplace = workplaceOf(job);
  return workplace === 'remote' || (workplace === undefined && namesNoPlace(job));
}

function namesNoPlace({ locationTags, customLocation }: PlacedJob): boolean {
  return splitTags(locationTags).length === 0 && !customLocation?.trim();
}
