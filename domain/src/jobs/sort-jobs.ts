import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { JobSort } from './job-filter';
import { yearlyAmountOf } from './yearly-pay';

/** Returns the jobs in a chosen order, or as they are. */
export function sortJobs<J extends ListedJob>(jobs: readonly J[], sort: JobSort): J[] {
  if (sort === 'pay') return sortedBy(jobs, (job) => -(yearlyAmountOf(job) ?? 0));
  if (sort === 'closing') {
    return sortedBy(jobs, ({ closesAt }) => (closesAt ? Date.parse(closesAt) : Infinity));
  }
  if (sort === 'newest') return sortedBy(jobs, ({ postedAt }) => -Date.parse(postedAt));
  return [...jobs];
}

/** Ascending; equal jobs keep their order. */
function sortedBy<J>(jobs: readonly J[], valueOf: (job: J) => number): J[] {
  return jobs
    .map((job) => ({ job, value: valueOf(job) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ job }) => job);
}
