import { BIN_DAYS } from '@torque-tide/contract/versions';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { useConsultantChoices } from '@/admin/content/choices';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { SelectField } from '@/admin/ui/select-field';
import { bulkAction, planUpdates, unaffectedText } from './bulk-action';
import { BY_SECTOR } from './job-summary';
import { NO_TAG, TagChoice, type TagChange, tagPatch } from './tag-choice';

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
    effect: 'They are drafts no more, and as new as today. One with a time waits for it.',
    remark: (plan) => unaffectedText(plan, 'is no draft', 'are no drafts'),
    plan: (jobs, _, now) =>
      planUpdates(jobs, ({ isDraft }) =>
        isDraft ? { isDraft: false, postedAt: now.toISOString() } : undefined,
      ),
  }),
  activate: bulkAction({
    label: 'Activate',
    done: 'activated',
    effect: 'The website will show them.',
    plan: switchTo({ isActive: true }),
  }),
  deactivate: bulkAction({
    label: 'Deactivate',
    done: 'deactivated',
    effect: 'The website will no longer show them.',
    plan: switchTo({ isActive: false }),
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
  tag: bulkAction<TagChange>({
    label: 'Tag',
    done: 'tagged',
    effect: 'A sector or location is added to what they name, or taken away from it.',
    remark: ({ run }, { tag }) =>
      run.length === 0 && tag !== '' ? 'That changes none of the selected.' : '',
    plan: (jobs, change) => planUpdates(jobs, (job) => tagPatch(job, change), true),
    choice: { initial: () => NO_TAG, Choice: TagChoice },
  }),
  handOver: bulkAction<HandOver>({
    label: 'Hand over',
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
            label="Hand over to"
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
  fill: bulkAction({
    label: 'Mark as filled',
    done: 'marked as filled',
    effect: 'Visitors are told that these roles have been filled.',
    plan: switchTo({ isFilled: true }),
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
function switchTo(patch: Pick<JobPatch, 'isActive' | 'isFeatured' | 'isFilled'>) {
  return (jobs: readonly Job[]) => planUpdates(jobs, () => patch);
}
