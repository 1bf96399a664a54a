import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { BIN_DAYS } from '@torque-tide/contract/bin';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { changesTags, NO_TAG, type TagChange, tagPatch } from './job-tags';
import type { BulkResult } from '@/admin/requests/run-bulk';

/** One of the switches that a job has beside its form. */
type JobToggle = { isFeatured: boolean } | { isActive: boolean } | { isFilled: boolean };

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
  publish: {
    label: 'Publish',
    done: 'published',
    effect: 'They are drafts no more, and as new as today. One with a time waits for it.',
  },
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
  close: {
    label: 'Close',
    done: 'closed',
    effect: 'Their last day was yesterday: people can no longer apply.',
  },
  tag: {
    label: 'Tag',
    done: 'tagged',
    effect: 'A sector or location is added to what they name, or taken away from it.',
  },
  fill: {
    label: 'Mark as filled',
    done: 'marked as filled',
    patch: { isFilled: true },
    effect: 'Visitors are told that these roles have been filled.',
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
  /** What was chosen for it. */
  choice?: BulkChoice;
  /** What is sent for each job; a deletion sends nothing. */
  patch?: JobPatch;
  /** What is sent for one job, where that is not the same for all. */
  patchOf?: (job: Job) => JobPatch;
  targets: readonly Job[];
  settled: readonly Job[];
}

/** What some runs have to be told besides. */
export interface BulkChoice {
  /** The new closing day of an extension. */
  day?: string;
  /** What is added to tags, or taken away from them. */
  tag?: TagChange;
}

export function planBulk(
  name: BulkName,
  jobs: readonly Job[],
  choice: BulkChoice = {},
  now = new Date(),
): BulkPlan {
  if (name === 'extend') return planExtension(jobs, choice.day ?? '');
  if (name === 'tag') return planTags(jobs, choice.tag ?? NO_TAG);
  if (name === 'publish') {
    const patch = { isDraft: false, postedAt: now.toISOString() };
    return { name, patch, ...parted(jobs, ({ isDraft }) => isDraft !== true) };
  }
  if (name === 'close') {
    const isSettled = ({ closesAt = '' }: Job) => closesAt !== '' && closesAt < dayOf(now);
    return { name, patch: { closesAt: dayAfter(dayOf(now), -1) }, ...parted(jobs, isSettled) };
  }
  const { patch }: BulkAction = BULK_ACTIONS[name];
  const entries = Object.entries(patch ?? {}) as [keyof Job, boolean][];
  const isSettled = (job: Job) =>
    entries.length > 0 && entries.every(([key, value]) => job[key] === value);
  return { name, ...(patch && { patch }), ...parted(jobs, isSettled) };
}

/** Nothing is shortened: a job that closes later, or names no day, stays as it is. */
function planExtension(jobs: readonly Job[], day: string): BulkPlan {
  const isSettled = ({ closesAt }: Job) => !closesAt || closesAt >= day;
  return {
    name: 'extend',
    choice: { day },
    patch: { closesAt: day },
    ...parted(jobs, isSettled),
  };
}

/** A job that has the tag, or lacks it where it is to go, stays as it is. */
function planTags(jobs: readonly Job[], tag: TagChange): BulkPlan {
  return {
    name: 'tag',
    choice: { tag },
    patchOf: (job) => tagPatch(job, tag),
    ...parted(jobs, (job) => !changesTags(job, tag)),
  };
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
  if (name === 'publish') return 'Nothing to publish: none of them is a draft.';
  if (name === 'extend') return 'Nothing to extend: none of them names a closing date.';
  return `Nothing to do: already ${BULK_ACTIONS[name].done}.`;
}

/** '1 job', '12 jobs'. */
export function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

/** What the confirmation says below its question. */
export function planText({ name, targets, settled, choice }: BulkPlan): string {
  const { done, effect } = BULK_ACTIONS[name];
  if (name === 'tag') {
    const isNone = targets.length === 0 && choice?.tag?.tag !== '';
    return isNone ? `${effect} That changes none of the selected.` : effect;
  }
  if (settled.length === 0) return effect;
  const isOne = settled.length === 1;
  const some = `${settled.length} of the ${targets.length + settled.length} selected`;
  if (name === 'publish') return `${effect} ${some} ${isOne ? 'is no draft' : 'are no drafts'}.`;
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
