import { BIN_DAYS } from '@torque-tide/contract/versions';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { useConsultantChoices } from '@/admin/content/choices';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { SelectField } from '@/admin/ui/select-field';
import { bulkAction, planUpdates, unaffectedText } from './bulk-action';
import { BY_SECTOR } from './job-summary';

/** How far away the closing day is where nothing else is chosen, in days. */
const OPEN_DAYS = 28;

/** Stands for nobody: the first sector of a job finds somebody. */
const NOBODY = 'nobody';

/** Whom jobs are handed over to; without an id nobody has been chosen yet. */
interface HandOver {
  id: string;
  name: string;
}

/** What can be done to many jobs at once: a row here is all that it takes. */
export const JOB_BULK_ACTIONS = {
  publish: bulkAction({
    label: 'Publish',
    done: 'published',
    effect: 'The website will show them. A draft is as new as today; one with a time waits for it.',
    remark: (plan) => unaffectedText(plan, 'is published already', 'are published already'),
    plan: (jobs, _, now) =>
      planUpdates(jobs, ({ isDraft, isActive }) => {
        if (isDraft) return { isDraft: false, isActive: true, postedAt: now.toISOString() };
        return isActive ? undefined : { isActive: true };
      }),
  }),
  feature: bulkAction({
    label: 'Feature',
    done: 'featured',
    effect: 'The website will place them before the others.',
    plan: switchTo({ isFeatured: true }),
  }),
  unfeature: bulkAction({
    label: 'Unfeature',
    done: 'unfeatured',
    effect: 'The website will place them among the others.',
    plan: switchTo({ isFeatured: false }),
  }),
  closingDate: bulkAction<string>({
    label: 'Set closing date',
    asking: 'Set closing date of',
    done: 'given their closing date',
    effect: 'People can apply until the end of the day that you choose, sooner or later than now.',
    remark: (plan) => unaffectedText(plan, 'closes then already', 'close then already'),
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
  }),
  close: bulkAction({
    label: 'Close',
    done: 'closed',
    effect: 'Their last day was yesterday: people can no longer apply.',
    plan: (jobs, _, now) =>
      planUpdates(jobs, ({ closesAt = '' }) =>
        closesAt !== '' && closesAt < dayOf(now)
          ? undefined
          : { closesAt: dayAfter(dayOf(now), -1) },
      ),
  }),
  handOver: bulkAction<HandOver>({
    label: 'Set consultant',
    asking: 'Set consultant of',
    done: 'handed over',
    effect: 'Visitors ask the person that you choose about them.',
    remark: ({ run }, choice) =>
      run.length === 0 && choice.id !== '' ? 'That changes none of the selected.' : '',
    end: ({ id, name }) =>
      id === NOBODY ? 'left to whoever their first sector finds' : `handed over to ${name}`,
    plan: (jobs, { id }) =>
      planUpdates(jobs, (job) => {
        const consultantId = id === NOBODY ? '' : id;
        const isSo = (job.consultantId ?? '') === consultantId;
        return id === '' || isSo ? undefined : { consultantId };
      }),
    choice: {
      initial: () => ({ id: '', name: '' }),
      Choice: ({ value, isDisabled, onChange }) => {
        const { names, labels, problem } = useConsultantChoices();
        return (
          <SelectField
            label="Consultant"
            value={value.id}
            emptyLabel="Choose one"
            options={[...names, NOBODY]}
            labels={{ ...labels, [NOBODY]: BY_SECTOR }}
            disabled={isDisabled}
            helperText={problem}
            onChange={(id) => onChange({ id, name: labels?.[id] ?? id })}
          />
        );
      },
    },
  }),
  delete: bulkAction({
    label: 'Delete',
    done: 'deleted',
    effect: `They leave the website at once. For ${BIN_DAYS} days they can be restored under ‘Recently deleted’.`,
    tone: 'error',
    plan: (jobs) => ({ run: jobs.map((job) => ({ job, do: 'delete' })), unaffected: [] }),
  }),
};

/** Plans one switch for all jobs in which it stands otherwise. */
function switchTo(patch: Pick<JobPatch, 'isFeatured'>) {
  return (jobs: readonly Job[]) => planUpdates(jobs, () => patch);
}
