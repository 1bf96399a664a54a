import { dayOf, daysBetween } from '@torque-tide/domain/dates';
import { CLOSING_SOON_DAYS } from '@torque-tide/domain/jobs/job-openness';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import type { JobArticleModel } from './job-article-model';

/**
 * Returns the last day to apply, or '' for a job without one. In its last week the number of days
 * left is added, but only once hydrated, since a cached document may be a day old: '1 Dec 2026, 3
 * days left'.
 */
export function useClosingDay({ closesAt, closesOn }: JobArticleModel): string {
  const mayCount = useIsHydrated() && closesAt !== '';
  const daysLeft = mayCount ? daysBetween(dayOf(new Date()), closesAt) : -1;
  if (daysLeft < 0 || daysLeft > CLOSING_SOON_DAYS) return closesOn;
  if (daysLeft === 0) return `${closesOn}, today`;
  return `${closesOn}, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
}

/** The row that says when a job closes; nothing for a job without a closing date. */
export function ClosingDayRow({ job }: { job: JobArticleModel }) {
  const closingDay = useClosingDay(job);
  if (closingDay === '') return null;
  return (
    <div>
      <dt>Closes</dt>
      <dd>
        <time dateTime={job.closesAt}>{closingDay}</time>
      </dd>
    </div>
  );
}
