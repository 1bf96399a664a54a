import type { Job } from '@torque-tide/contract/jobs';
import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { BulkResult } from '@/admin/lists/run-bulk';

/** One of the two switches that a job has beside its form. */
type JobToggle = { isFeatured: boolean } | { isActive: boolean };

export interface BulkAction {
  /** On its button: 'Activate'. */
  label: string;
  /** What has been done to the jobs then: 'activated'. */
  done: string;
  /** What is sent; a deletion has none. */
  patch?: JobToggle;
  /** What becomes of the jobs, for the confirmation. */
  effect: string;
}

/** What can be done to many jobs at once. */
export const BULK_ACTIONS = {
  activate: {
    label: 'Activate',
    done: 'activated',
    patch: { isActive: true },
    effect: 'The website will show them.',
  },
  deactivate: {
    label: 'Deactivate',
    done: 'deactivated',
    patch: { isActive: false },
    effect: 'The website will no longer show them.',
  },
  feature: {
    label: 'Feature',
    done: 'featured',
    patch: { isFeatured: true },
    effect: 'The website will place them before the others.',
  },
  unfeature: {
    label: 'Unfeature',
    done: 'unfeatured',
    patch: { isFeatured: false },
    effect: 'The website will place them among the others.',
  },
  delete: {
    label: 'Delete',
    done: 'deleted',
    effect: `They leave the website at once. For ${BIN_DAYS} days they can be restored under ‘Recently deleted’.`,
  },
} as const satisfies Record<string, BulkAction>;

export type BulkName = keyof typeof BULK_ACTIONS;

/** What one run will do: calls for some jobs, and none for those that are as wanted already. */
export interface BulkPlan {
  name: BulkName;
  targets: readonly Job[];
  settled: readonly Job[];
}

export function planBulk(name: BulkName, jobs: readonly Job[]): BulkPlan {
  const { patch }: BulkAction = BULK_ACTIONS[name];
  const entries = Object.entries(patch ?? {}) as [keyof Job, boolean][];
  const isSettled = (job: Job) =>
    entries.length > 0 && entries.every(([key, value]) => job[key] === value);
  return {
    name,
    targets: jobs.filter((job) => !isSettled(job)),
    settled: jobs.filter(isSettled),
  };
}

/** '1 job', '12 jobs'. */
export function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

/** What the confirmation says below its question. */
export function planText({ name, targets, settled }: BulkPlan): string {
  const { done, effect } = BULK_ACTIONS[name];
  const others =
    settled.length > 0
      ? ` ${settled.length} of the ${targets.length + settled.length} selected ${settled.length === 1 ? 'is' : 'are'} ${done} already.`
      : '';
  return effect + others;
}

/** One sentence on how a run ended. */
export function resultText(name: BulkName, result: BulkResult<Job>): string {
  const { done, failed, left } = result;
  const all = done.length + failed.length + left.length;
  const what = BULK_ACTIONS[name].done;
  if (done.length === all) return `${jobsText(all)} ${what}.`;
  if (done.length === 0) return `None of ${jobsText(all)} ${what}.`;
  return `${done.length} of ${jobsText(all)} ${what}.`;
}
