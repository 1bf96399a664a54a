import type { Publication } from '@torque-tide/contract/publication';
import { dayOf } from './dates';

/**
 * True for an item whose time to be seen has come: no draft, and not scheduled for later. An empty time, as
 * a form sends it, is none.
 */
export function isReleased({ isDraft, publishAt }: Publication, now: Date): boolean {
  return !isDraft && (!publishAt || Date.parse(publishAt) <= now.getTime());
}

/** True for an item that will be released by itself. */
export function isScheduled(item: Publication, now: Date): boolean {
  return !item.isDraft && !isReleased(item, now);
}

/**
 * When an item will be released by itself, as seen from a moment, in milliseconds since 1970; infinite
 * where nothing is to come.
 */
export function releaseAfter(item: Publication, moment: Date): number {
  return item.publishAt && isScheduled(item, moment) ? Date.parse(item.publishAt) : Infinity;
}

/** What an item is to visitors, and the one word for it that every list, filter, page and message uses. */
export const STATE_WORDS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  closed: 'Closed',
  filled: 'Filled',
  inactive: 'Inactive',
} as const;
export type PublicationState = keyof typeof STATE_WORDS;

/** All that decides whether visitors see an item; a kind without one of them has it undefined. */
export interface Visibility extends Publication {
  isActive?: boolean | undefined;
  isFilled?: boolean | undefined;
  /** The last day on which people can apply, as YYYY-MM-DD in UTC. */
  closesAt?: string | undefined;
}

/**
 * What an item is to visitors at a time: the one answer that lists, pages, feeds, badges and messages give
 * in their own ways. The first that is true of it: what is switched off is so whatever its dates say, and
 * what nobody has seen yet is neither filled nor closed to visitors.
 */
export function publicationState(item: Visibility, now: Date): PublicationState {
  if (item.isDraft) return 'draft';
  if (item.isActive === false) return 'inactive';
  if (isScheduled(item, now)) return 'scheduled';
  if (item.isFilled) return 'filled';
  return item.closesAt && item.closesAt < dayOf(now) ? 'closed' : 'live';
}
