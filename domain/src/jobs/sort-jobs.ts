import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { JobSort } from './job-filter';
import { yearlyAmountOf } from './yearly-pay';

/** The jobs in an order that a visitor has chosen; in their own where it is none of these. */
export function sortJobs<J extends ListedJob>(jobs: readonly J[], sort: JobSort): J[] {
  if (sort === 'pay') return sortedBy(jobs, (job) => -(yearlyAmountOf(job) ?? 0));
  if (sort === 'closing') {
    return sortedBy(jobs, ({ closesAt }) => (closesAt ? Date.parse(closesAt) : Infinity));
  }
  if (sort === 'newest') return sortedBy(jobs, ({ postedAt }) => -Date.parse(postedAt));
  return [...jobs];
}

/** The least first; jobs of the same value stay as they are. */
function sortedBy<J>(jobs: readonly J[], valueOf: (job: J) => number): J[] {
  return jobs
    .map((job) => ({ job, value: valueOf(job) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ job }) => job);
}
