import { BIN_DAYS } from '@torque-tide/contract/versions';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import type { ComponentType } from 'react';
import { useConsultantChoices } from '@/admin/content/choices';
import { countText } from '@/admin/content/content-words';
import type { BulkResult } from '@/admin/requests/run-bulk';
import { helperTextOf, OutlinedField, SelectField } from '@/admin/ui/outlined-field';
import { BY_SECTOR } from './job-summary';

/** One call of a run; without an update it deletes the job. */
export interface BulkCall {
  job: Job;
  update?: JobPatch;
}

interface ChoiceProps {
  value: string;
  /** What is wrong with the value; empty if nothing is. */
  problem: string;
  onChange: (next: string) => void;
}

/** Something that can be done to many jobs at once. */
export interface BulkAction {
  /** On its button: 'Publish'. */
  label: string;
  /** What has been done to the jobs then: 'published'. */
  done: string;
  /** Stands apart from the others. */
  tone?: 'error';
  /** Returns what is sent for a job; undefined where it needs no change. Without this the action deletes. */
  patchOf?: (job: Job, choice: string, now: Date) => JobPatch | undefined;
  /** Asked first. Any other action runs at once, since Undo takes it back. */
  question?: {
    /** @param jobs such as '3 jobs' */
    titleOf: (jobs: string) => string;
    text: string;
    /** What the editor has to choose. */
    choice?: {
      initial: (now: Date) => string;
      /** Returns what is wrong with a value, with which nothing runs; empty if nothing is. */
      problemOf: (value: string, now: Date) => string;
      Choice: ComponentType<ChoiceProps>;
    };
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
    patchOf: ({ isDraft }, _, now) =>
      isDraft
        ? { isDraft: false, isActive: true, postedAt: now.toISOString() }
        : { isActive: true },
  },
  feature: { label: 'Feature', done: 'featured', patchOf: () => ({ isFeatured: true }) },
  unfeature: { label: 'Unfeature', done: 'unfeatured', patchOf: () => ({ isFeatured: false }) },
  closingDate: {
    label: 'Set closing date',
    done: 'given their closing date',
    patchOf: (_, day) => ({ closesAt: day }),
    question: {
      titleOf: (jobs) => `Set closing date of ${jobs}?`,
      text: 'People can apply until the end of this day.',
      choice: {
        initial: (now) => dayAfter(dayOf(now), OPEN_DAYS),
        problemOf: (day, now) => {
          if (Number.isNaN(Date.parse(day))) return 'Choose a day.';
          return day < dayOf(now) ? 'This day has passed.' : '';
        },
        Choice: ({ value, problem, onChange }) => (
          <OutlinedField
            type="date"
            label="New closing date"
            value={value}
            error={problem !== ''}
            helperText={helperTextOf('', problem)}
            onChange={(event) => onChange(event.target.value)}
          />
        ),
      },
    },
  },
  close: {
    label: 'Close',
    done: 'closed',
    patchOf: (job, _, now) =>
      hasClosingDayPassed(job, now) ? undefined : { closesAt: dayAfter(dayOf(now), -1) },
  },
  handOver: {
    label: 'Set consultant',
    done: 'handed over',
    patchOf: ({ consultantId = '' }, choice) => {
      const next = choice === NOBODY ? '' : choice;
      return next === consultantId ? undefined : { consultantId: next };
    },
    question: {
      titleOf: (jobs) => `Set consultant of ${jobs}?`,
      text: 'Visitors can ask this person about them.',
      choice: {
        initial: () => '',
        problemOf: (choice) => (choice === '' ? 'Choose a consultant.' : ''),
        Choice: ({ value, onChange }) => {
          const { names, labels, problem } = useConsultantChoices();
          return (
            <SelectField
              label="Consultant"
              value={value}
              emptyLabel="Choose one"
              options={[...names, NOBODY]}
              labels={{ ...labels, [NOBODY]: BY_SECTOR }}
              helperText={problem}
              onChange={onChange}
            />
          );
        },
      },
    },
  },
  delete: {
    label: 'Delete',
    done: 'deleted',
    tone: 'error',
    question: {
      titleOf: (jobs) => `Delete ${jobs}?`,
      text: `They leave the website at once. For ${BIN_DAYS} days they can be restored under ‘Recently deleted’.`,
    },
  },
} satisfies Record<string, BulkAction>;

/** The calls that an action makes: none for a job that needs no change. */
export function callsOf(
  { patchOf }: BulkAction,
  jobs: readonly Job[],
  choice: string,
  now: Date,
): BulkCall[] {
  if (!patchOf) return jobs.map((job) => ({ job }));
  return jobs.flatMap((job) => {
    const update = patchOf(job, choice, now);
    return update && !isSo(job, update) ? { job, update } : [];
  });
}

/** True for a job that has all of a patch. */
function isSo(job: Job, patch: JobPatch): boolean {
  return Object.entries(patch).every(([name, value]) => job[name as keyof Job] === value);
}

/** One sentence on how a run ended. */
export function resultText({ done: what }: BulkAction, result: BulkResult<unknown>): string {
  const { done, failed, left } = result;
  const all = done.length + failed.length + left.length;
  if (done.length === all) return `${countText('jobs', all)} ${what}.`;
  if (done.length === 0) return `None of ${countText('jobs', all)} ${what}.`;
  return `${done.length} of ${countText('jobs', all)} ${what}.`;
}
