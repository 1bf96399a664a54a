import type { Publication } from '@torque-tide/contract/publication';
import { dayOf } from './dates';

/** True for an item whose time to be seen has come: no draft, and not scheduled for later. */
export function isReleased({ isDraft, publishAt }: Publication, now: Date): boolean {
  return !isDraft && (publishAt === undefined || Date.parse(publishAt) <= now.getTime());
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
  return item.publishAt !== undefined && isScheduled(item, moment)
    ? Date.parse(item.publishAt)
    : Infinity;
}

/** What an item is to visitors, in one word. */
export const PUBLICATION_STATES = [
  'draft',
  'scheduled',
  'inactive',
  'filled',
  'closed',
  'live',
] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** The first that is true of an item: what is switched off is so whatever its dates say. */
export function publicationState(
  item: Publication & {
    isActive?: boolean;
    isFilled?: boolean | undefined;
    closesAt?: string | undefined;
  },
  now: Date,
): PublicationState {
  if (item.isDraft) return 'draft';
  if (item.isActive === false) return 'inactive';
  if (item.isFilled) return 'filled';
  if (isScheduled(item, now)) return 'scheduled';
  return item.closesAt && item.closesAt < dayOf(now) ? 'closed' : 'live';
}
