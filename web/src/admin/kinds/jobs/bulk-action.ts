import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import type { ComponentType } from 'react';
import type { BulkResult } from '@/admin/requests/run-bulk';

/** One call of a run. */
export interface BulkCall {
  job: Job;
  do: { update: JobPatch } | 'delete';
  /** For what is made of what a job says: what somebody else has changed of that is not overwritten. */
  ifVersion?: number;
}

/** What one run will do: a call for some jobs, and none for those that are as wanted already. */
export interface BulkPlan {
  run: readonly BulkCall[];
  unaffected: readonly Job[];
}

/** What the dialog asks for before it runs. */
interface BulkChoice<C> {
  /** What the dialog begins with. */
  initial: (now: Date) => C;
  Choice: ComponentType<{
    value: C;
    /** What is wrong with it; empty where nothing is. */
    problem: string;
    isDisabled: boolean;
    onChange: (next: C) => void;
  }>;
  /** What is wrong with a value, with which nothing is run; empty where nothing is. */
  problemOf?: (value: C, now: Date) => string;
}

interface BulkActionParts<C> {
  /** On its button: 'Activate'. */
  label: string;
  /** What the question begins with, where that is not the label: 'Set closing date of'. */
  asking?: string;
  /** What has been done to the jobs then: 'activated'. */
  done: string;
  /** The same where it depends on what was chosen: 'handed over to Ada Berg'. */
  end?: (choice: C) => string;
  /** What becomes of the jobs, for the confirmation. */
  effect: string;
  /** What takes something away stands apart from the others. */
  tone?: 'error';
  /** What is sent for which of the jobs. */
  plan: (jobs: readonly Job[], choice: C, now: Date) => BulkPlan;
  /** What the confirmation says of those that it leaves as they are; that they are so already, if left out. */
  remark?: (plan: BulkPlan, choice: C) => string;
}

/** Something that can be done to many jobs at once; `C` is what is chosen for it in the dialog. */
export type BulkAction<C = undefined> = BulkActionParts<C> &
  ([C] extends [undefined] ? { choice?: never } : { choice: BulkChoice<C> });

/** A bulk action of a table, whatever is chosen for it: it is only given what it began with. */
export type AnyBulkAction = BulkActionParts<unknown> & { choice?: BulkChoice<unknown> };

/** One row of a table of bulk actions. */
export function bulkAction<C = undefined>(action: BulkAction<C>): AnyBulkAction {
  return action as AnyBulkAction;
}

/**
 * A plan that updates jobs, each with its own patch; one without a patch, or that is so already, stays as it is.
 *
 * @param isMadeOfJob the patch is made of what the job says, and right for that version alone
 */
export function planUpdates(
  jobs: readonly Job[],
  patchOf: (job: Job) => JobPatch | undefined,
  isMadeOfJob = false,
): BulkPlan {
  const run: BulkCall[] = [];
  const unaffected: Job[] = [];
  for (const job of jobs) {
    const update = patchOf(job);
    const on = isMadeOfJob ? { ifVersion: job.version } : {};
    if (update && !isSo(job, update)) run.push({ job, do: { update }, ...on });
    else unaffected.push(job);
  }
  return { run, unaffected };
}

/** True for a job that has all of a patch. */
function isSo(job: Job, patch: JobPatch): boolean {
  return Object.entries(patch).every(([name, value]) => job[name as keyof Job] === value);
}

/** True where a plan changes a job, or another choice might: it is asked about, though this one does not. */
export function hasEffect(action: AnyBulkAction, { run, unaffected }: BulkPlan): boolean {
  return run.length > 0 || (action.choice !== undefined && unaffected.length > 0);
}

/** Says how many jobs stay as they are, and why: '2 of the 3 selected are no drafts.' */
export function unaffectedText({ run, unaffected }: BulkPlan, one: string, many: string): string {
  const { length } = unaffected;
  if (length === 0) return '';
  return `${length} of the ${run.length + length} selected ${length === 1 ? one : many}.`;
}

/** '1 job', '12 jobs'. */
export function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

/** What the confirmation says below its question. */
export function planText(action: AnyBulkAction, plan: BulkPlan, choice?: unknown): string {
  const { done, effect, remark } = action;
  const more = remark
    ? remark(plan, choice)
    : unaffectedText(plan, `is ${done} already`, `are ${done} already`);
  return more === '' ? effect : `${effect} ${more}`;
}

/** One sentence on how a run ended. */
export function resultText(
  action: AnyBulkAction,
  result: BulkResult<unknown>,
  choice?: unknown,
): string {
  const what = action.end?.(choice) ?? action.done;
  const { done, failed, left } = result;
  const all = done.length + failed.length + left.length;
  if (done.length === all) return `${jobsText(all)} ${what}.`;
  if (done.length === 0) return `None of ${jobsText(all)} ${what}.`;
  return `${done.length} of ${jobsText(all)} ${what}.`;
}
