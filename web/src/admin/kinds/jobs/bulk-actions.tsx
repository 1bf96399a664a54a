import { BIN_DAYS } from '@torque-tide/contract/versions';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import type { ComponentType } from 'react';
import { useConsultantChoices } from '@/admin/content/choices';
import type { BulkResult } from '@/admin/requests/run-bulk';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { SelectField } from '@/admin/ui/select-field';
import { BY_SECTOR } from './job-summary';

/** One call of a run. */
export interface BulkCall {
  job: Job;
  do: { update: JobPatch } | 'delete';
}

/** What one run will do: a call for some jobs, and none for those that are as wanted already. */
export interface BulkPlan {
  run: readonly BulkCall[];
  unaffected: readonly Job[];
}

interface ChoiceProps {
  value: string;
  /** What is wrong with the value; empty if nothing is. */
  problem: string;
  isDisabled: boolean;
  onChange: (next: string) => void;
}

/** Something that can be done to many jobs at once. */
export interface BulkAction {
  /** On its button: 'Activate'. */
  label: string;
  /** What the question begins with, if not with the label: 'Set closing date of'. */
  asking?: string;
  /** What has been done to the jobs then: 'activated'. */
  done: string;
  /** What becomes of the jobs, for the confirmation. */
  effect: string;
  /** What is true of one job, and of several, that it leaves as they are, if not that they are done. */
  already?: readonly [one: string, many: string];
  /** What takes something away stands apart from the others. */
  tone?: 'error';
  /** What is sent for which of the jobs; `choice` is empty while nothing is chosen. */
  plan: (jobs: readonly Job[], choice: string, now: Date) => BulkPlan;
  /** What the dialog asks for before it runs. */
  choice?: {
    initial: (now: Date) => string;
    /** Returns what is wrong with a value, with which nothing runs; empty if nothing is. */
    problemOf?: (value: string, now: Date) => string;
    Choice: ComponentType<ChoiceProps>;
  };
}

/** How far away the closing day is where nothing else is chosen, in days. */
const OPEN_DAYS = 28;

/** Leaves the choice to the job's first sector. */
const NOBODY = 'nobody';

/** Every bulk action, in the order of the bar. */
export const BULK_ACTIONS = {
  publish: {
    label: 'Publish',
    done: 'published',
    effect: 'Visitors see them now. A scheduled job still waits for its time.',
    plan: (jobs, _, now) =>
      planUpdates(jobs, ({ isDraft, isActive }) => {
        if (isDraft) return { isDraft: false, isActive: true, postedAt: now.toISOString() };
        return isActive ? undefined : { isActive: true };
      }),
  },
  feature: {
    label: 'Feature',
    done: 'featured',
    effect: 'The website will place them before the others.',
    plan: switchTo({ isFeatured: true }),
  },
  unfeature: {
    label: 'Unfeature',
    done: 'unfeatured',
    effect: 'The website will place them among the others.',
    plan: switchTo({ isFeatured: false }),
  },
  closingDate: {
    label: 'Set closing date',
    asking: 'Set closing date of',
    done: 'given their closing date',
    effect: 'People can apply until the end of this day.',
    already: ['closes then', 'close then'],
    plan: (jobs, day) => planUpdates(jobs, () => ({ closesAt: day })),
    choice: {
      initial: (now) => dayAfter(dayOf(now), OPEN_DAYS),
      problemOf: (day, now) => {
        if (Number.isNaN(Date.parse(day))) return 'Choose a day.';
        return day < dayOf(now) ? 'This day has passed.' : '';
      },
      Choice: ({ value, problem, isDisabled, onChange }) => (
        <OutlinedField
          type="date"
          label="New closing date"
          value={value}
          disabled={isDisabled}
          error={problem !== ''}
          helperText={helperTextOf('', problem)}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
  },
  close: {
    label: 'Close',
    done: 'closed',
    effect: 'People can no longer apply. Their closing date becomes yesterday.',
    plan: (jobs, _, now) =>
      planUpdates(jobs, ({ closesAt = '' }) =>
        closesAt !== '' && closesAt < dayOf(now)
          ? undefined
          : { closesAt: dayAfter(dayOf(now), -1) },
      ),
  },
  handOver: {
    label: 'Set consultant',
    asking: 'Set consultant of',
    done: 'handed over',
    effect: 'Visitors can ask the person that you choose about them.',
    already: ['has this consultant', 'have this consultant'],
    plan: (jobs, choice) => {
      const consultantId = choice === NOBODY ? '' : choice;
      return planUpdates(jobs, (job) =>
        choice === '' || (job.consultantId ?? '') === consultantId ? undefined : { consultantId },
      );
    },
    choice: {
      initial: () => '',
      Choice: ({ value, isDisabled, onChange }) => {
        const { names, labels, problem } = useConsultantChoices();
        return (
          <SelectField
            label="Consultant"
            value={value}
            emptyLabel="Choose one"
            options={[...names, NOBODY]}
            labels={{ ...labels, [NOBODY]: BY_SECTOR }}
            disabled={isDisabled}
            helperText={problem}
            onChange={onChange}
          />
        );
      },
    },
  },
  delete: {
    label: 'Delete',
    done: 'deleted',
    effect: `They leave the website at once. For ${BIN_DAYS} days they can be restored under ‘Recently deleted’.`,
    tone: 'error',
    plan: (jobs) => ({ run: jobs.map((job) => ({ job, do: 'delete' })), unaffected: [] }),
  },
} satisfies Record<string, BulkAction>;

/** Plans one switch for all jobs in which it stands otherwise. */
function switchTo(patch: Pick<JobPatch, 'isFeatured'>) {
  return (jobs: readonly Job[]) => planUpdates(jobs, () => patch);
}

/** A plan that updates jobs, each with its own patch; one without a patch, or that is so already, stays as it is. */
export function planUpdates(
  jobs: readonly Job[],
  patchOf: (job: Job) => JobPatch | undefined,
): BulkPlan {
  const run: BulkCall[] = [];
  const unaffected: Job[] = [];
  for (const job of jobs) {
    const update = patchOf(job);
    if (update && !isSo(job, update)) run.push({ job, do: { update } });
    else unaffected.push(job);
  }
  return { run, unaffected };
}

/** True for a job that has all of a patch. */
function isSo(job: Job, patch: JobPatch): boolean {
  return Object.entries(patch).every(([name, value]) => job[name as keyof Job] === value);
}

/** True if a plan changes a job, or another choice might. */
export function hasEffect(action: BulkAction, { run, unaffected }: BulkPlan): boolean {
  return run.length > 0 || (action.choice !== undefined && unaffected.length > 0);
}

/** '1 job', '12 jobs'. */
export function jobsText(count: number): string {
  return count === 1 ? '1 job' : `${count} jobs`;
}

/** What the confirmation says below its question. */
export function planText(action: BulkAction, { run, unaffected }: BulkPlan, choice = ''): string {
  const { done, effect, already: [one, many] = [`is ${done}`, `are ${done}`] } = action;
  const { length } = unaffected;
  if (length === 0 || (action.choice && choice === '')) return effect;
  const all = run.length + length;
  return `${effect} ${length} of the ${all} selected ${length === 1 ? one : many} already.`;
}

/** One sentence on how a run ended. */
export function resultText({ done: what }: BulkAction, result: BulkResult<unknown>): string {
  const { done, failed, left } = result;
  const all = done.length + failed.length + left.length;
  if (done.length === all) return `${jobsText(all)} ${what}.`;
  if (done.length === 0) return `None of ${jobsText(all)} ${what}.`;
  return `${done.length} of ${jobsText(all)} ${what}.`;
}
