import type { Publication } from '@torque-tide/contract/publication';
import { dayOf } from './dates';

/**
 * True for an item that is neither a draft nor scheduled for later. An empty time, as forms send it, counts
 * as none.
 */
export function isReleased({ isDraft, publishAt }: Publication, now: Date): boolean {
  return !isDraft && (!publishAt || Date.parse(publishAt) <= now.getTime());
}

/** True for an item with a publish time in the future. */
export function isScheduled(item: Publication, now: Date): boolean {
  return !item.isDraft && !isReleased(item, now);
}

/** Returns when an item will be published, in ms since 1970; infinite if nothing is scheduled. */
export function releaseAfter(item: Publication, moment: Date): number {
  return item.publishAt && isScheduled(item, moment) ? Date.parse(item.publishAt) : Infinity;
}

/** An item's state: the word for it in every list, filter, page and message. */
export const STATE_WORDS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  closed: 'Closed',
  filled: 'Filled',
  inactive: 'Inactive',
} as const;
export type PublicationState = keyof typeof STATE_WORDS;

/** The fields that decide an item's state; kinds without one leave it undefined. */
export interface Visibility extends Publication {
  isActive?: boolean | undefined;
  isFilled?: boolean | undefined;
  /** The last day to apply, as YYYY-MM-DD in UTC. */
  closesAt?: string | undefined;
}

/**
 * Returns an item's state at a time. The first that applies wins: inactive beats any date, and an unpublished
 * item is neither filled nor closed to visitors.
 */
export function publicationState(item: Visibility, now: Date): PublicationState {
  if (item.isDraft) return 'draft';
  if (item.isActive === false) return 'inactive';
  if (isScheduled(item, now)) return 'scheduled';
  if (item.isFilled) return 'filled';
  return item.closesAt && item.closesAt < dayOf(now) ? 'closed' : 'live';
}
