import type { Publication } from '@torque-tide/contract/publication';
import type { Dated } from './document';

/** Compares texts as a person would sort them: '9' before '10', 'a' beside 'A'. */
export const compareText = new Intl.Collator('en', { numeric: true }).compare;

/** Puts the newest first; those of one moment by id. */
export function compareNewest<T extends { id: string }>(a: Dated<T>, b: Dated<T>): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || compareText(a.item.id, b.item.id);
}

/** To visitors an item is new at its time, however long before it was written. */
export function seenSince({ publishAt }: Publication, changedAt: Date): Date {
  return publishAt && Date.parse(publishAt) > changedAt.getTime() ? new Date(publishAt) : changedAt;
}
