import { dayOf, daysBetween } from '@torque-tide/domain/dates';
import { CLOSING_SOON_DAYS } from '@torque-tide/domain/jobs/job-openness';
import { useSyncExternalStore } from 'react';
import type { JobArticleModel } from './job-view-model';

/**
 * Returns the last day to apply, with the days that are left in its last week ('1 Dec 2026, 3 days left'), or
 * an empty text for a job without one. A document may be kept past midnight: it has the day alone.
 */
export function useClosingDay({ closesAt, closesOn }: JobArticleModel): string {
  const today = useSyncExternalStore(subscribeToNothing, readToday, () => undefined);
  const daysLeft = today && closesAt ? daysBetween(today, closesAt) : -1;
  if (daysLeft < 0 || daysLeft > CLOSING_SOON_DAYS) return closesOn;
  if (daysLeft === 0) return `${closesOn}, today`;
  return `${closesOn}, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

const readToday = () => dayOf(new Date());

function subscribeToNothing() {
  return () => undefined;
}
