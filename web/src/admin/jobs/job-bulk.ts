import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { BIN_DAYS } from '@torque-tide/contract/bin';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import type { BulkResult } from '@/admin/lists/run-bulk';

/** One of the two switches that a job has beside its form. */
type JobToggle = { isFeatured: boolean } | { isActive: boolean };

/** How far the closing day is put off where nothing else is chosen, in days. */
const EXTENSION_DAYS = 28;

export interface BulkAction {
  /** On its button: 'Activate'. */
  label: string;
  /** What has been done to the jobs then: 'activated'. */
  done: string;
  /** What is sent; a deletion has none, and what depends on a day that is chosen neither. */
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
  extend: {
    label: 'Extend',
    done: 'extended',
    effect: 'People can apply until the end of the day that you choose.',
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
  /** The new closing day; only an extension has one. */
  day?: string;
  /** What is sent for each job; a deletion sends nothing. */
  patch?: JobPatch;
  targets: readonly Job[];
  settled: readonly Job[];
}

export function planBulk(name: BulkName, jobs: readonly Job[], day = ''): BulkPlan {
  if (name === 'extend') return planExtension(jobs, day);
  const { patch }: BulkAction = BULK_ACTIONS[name];
  const entries = Object.entries(patch ?? {}) as [keyof Job, boolean][];
  const isSettled = (job: Job) =>
    entries.length > 0 && entries.every(([key, value]) => job[key] === value);
  return { name, ...(patch && { patch }), ...parted(jobs, isSettled) };
}

/** Nothing is shortened: a job that closes later, or names no day, stays as it is. */
function planExtension(jobs: readonly Job[], day: string): BulkPlan {
  const isSettled = ({ closesAt }: Job) => !closesAt || closesAt >= day;
  return { name: 'extend', day, patch: { closesAt: day }, ...parted(jobs, isSettled) };
}

function parted(jobs: readonly Job[], isSettled: (job: Job) => boolean) {
  return {
    targets: jobs.filter((job) => !isSettled(job)),
    settled: jobs.filter(isSettled),
  };
}

/** The closing day that an extension begins with. */
export function usualExtension(now: Date): string {
  return dayAfter(dayOf(now), EXTENSION_DAYS);
}

/** What is wrong with the day of an extension; empty where nothing is. */
export function extensionProblem(day: string, now: Date): string {
  if (Number.isNaN(Date.parse(day))) return 'Choose a day.';
  return day < dayOf(now) ? 'This day has passed.' : '';
}

/** What is said instead of a question where there is nothing to do. */
export function nothingText(name: BulkName): string {
  if (name === 'extend') return 'Nothing to extend: none of them names a closing date.';
  return `Nothing to do: already ${BULK_ACTIONS[name].done}.`;
}

/** '1 job', '12 jobs'. */
export function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

/** What the confirmation says below its question. */
export function planText({ name, targets, settled }: BulkPlan): string {
  const { done, effect } = BULK_ACTIONS[name];
  if (settled.length === 0) return effect;
  const isOne = settled.length === 1;
  const some = `${settled.length} of the ${targets.length + settled.length} selected`;
  if (name !== 'extend') return `${effect} ${some} ${isOne ? 'is' : 'are'} ${done} already.`;
  const stays = isOne
    ? 'does not close before it, and stays as it is'
    : 'do not close before it, and stay as they are';
  return `${effect} ${some} ${stays}.`;
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
