import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { dayAfter, dayOf } from '@torque-tide/domain/dates';
import { helperTextOf, OutlinedField } from '@/admin/ui/outlined-field';
import { bulkAction, planUpdates, unaffectedText } from './bulk-action';
import { NO_TAG, TagChoice, type TagChange, tagPatch } from './tag-choice';

/** How far the closing day is put off where nothing else is chosen, in days. */
const EXTENSION_DAYS = 28;

/** What can be done to many jobs at once: a row here is all that it takes. */
export const JOB_BULK_ACTIONS = {
  publish: bulkAction({
    label: 'Publish',
    done: 'published',
    effect: 'They are drafts no more, and as new as today. One with a time waits for it.',
    nothing: 'Nothing to publish: none of them is a draft.',
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
  extend: bulkAction<string>({
    label: 'Extend',
    done: 'extended',
    effect: 'People can apply until the end of the day that you choose.',
    nothing: 'Nothing to extend: none of them names a closing date.',
    remark: (plan) =>
      unaffectedText(
        plan,
        'does not close before it, and stays as it is',
        'do not close before it, and stay as they are',
      ),
    // Nothing is shortened: a job that closes later, or names no day, stays as it is.
    plan: (jobs, day) =>
      planUpdates(jobs, ({ closesAt }) =>
        closesAt && closesAt < day ? { closesAt: day } : undefined,
      ),
    choice: {
      initial: (now) => dayAfter(dayOf(now), EXTENSION_DAYS),
      mayChange: ({ closesAt }) => Boolean(closesAt),
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
    plan: (jobs, change) => planUpdates(jobs, (job) => tagPatch(job, change)),
    choice: { initial: () => NO_TAG, mayChange: () => true, Choice: TagChoice },
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
  const isAlready = (job: Job) =>
    Object.entries(patch).every(([name, value]) => job[name as keyof Job] === value);
  return (jobs: readonly Job[]) => planUpdates(jobs, (job) => (isAlready(job) ? undefined : patch));
}
