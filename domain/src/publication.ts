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

/** What an item is to visitors, in one word. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'inactive', 'closed', 'live'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** The first that is true of an item: what is switched off is so whatever its dates say. */
export function publicationState(
  item: Publication & { isActive?: boolean; closesAt?: string | undefined },
  now: Date,
): PublicationState {
  if (item.isDraft) return 'draft';
  if (item.isActive === false) return 'inactive';
  if (isScheduled(item, now)) return 'scheduled';
  return item.closesAt && item.closesAt < dayOf(now) ? 'closed' : 'live';
}
