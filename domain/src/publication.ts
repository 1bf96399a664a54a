import type { Publication } from '@torque-tide/contract/publication';

/** True for an item whose time to be seen has come: no draft, and not scheduled for later. */
export function isReleased({ isDraft, publishAt }: Publication, now: Date): boolean {
  return !isDraft && (publishAt === undefined || Date.parse(publishAt) <= now.getTime());
}

/** True for an item that will be released by itself. */
export function isScheduled(item: Publication, now: Date): boolean {
  return !item.isDraft && !isReleased(item, now);
}
