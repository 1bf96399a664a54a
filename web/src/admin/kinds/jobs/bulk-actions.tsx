import { BIN_DAYS } from '@torque-tide/contract/versions';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import type { ComponentType } from 'react';
import { useConsultantChoices } from '@/admin/content/choices';
import { helperTextOf, OutlinedField, SelectField } from '@/admin/ui/outlined-field';
import { BY_SECTOR } from './job-summary';

/** One call of a run; without an update it deletes the job. */
export interface BulkCall {
  job: Job;
  update?: JobPatch;
}

interface ChoiceProps {
  value: string;
  /** The value's error; empty if there is none. */
  problem: string;
  onChange: (next: string) => void;
}

/** An action on many jobs at once. */
export interface BulkAction {
  /** The button's label: 'Publish'. */
  label: string;
  /** The result in words: 'published'. */
  done: string;
  /** Separated from the other buttons. */
  tone?: 'error';
  /**
   * Returns the patch for a job; undefined if it needs no change. Without this the action deletes.
   */
  patchOf?: (job: Job, choice: string, now: Date) => JobPatch | undefined;
  /** A question to confirm first. Other actions run at once, because Undo reverts them. */
  question?: {
    /** @param jobs such as '3 jobs' */
    titleOf: (jobs: string) => string;
    text: string;
    /** The editor's choice. */
    choice?: {
      initial: (now: Date) => string;
      /** Returns a value's error, which prevents the run; empty if there is none. */
      problemOf: (value: string, now: Date) => string;
      Choice: ComponentType<ChoiceProps>;
    };
  };
}

/** The default closing date, in days from today. */
const OPEN_DAYS = 28;

/** Lets the job's first sector decide. */
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
    patchOf: (_, choice) => ({ consultantId: choice === NOBODY ? '' : choice }),
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

/** Returns an action's calls; jobs that need no change have none. */
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

/** True if a job already has all values of a patch; an empty one may be missing. */
function isSo(job: Job, patch: JobPatch): boolean {
  return Object.entries(patch).every(([name, value]) => (job[name as keyof Job] ?? '') === value);
}
