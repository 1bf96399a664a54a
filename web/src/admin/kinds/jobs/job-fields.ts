import {
  DEFAULT_JOB_TYPE,
  JOB_LOCATION_CHOICES,
  JOB_SECTOR_CHOICES,
  JOB_TYPES,
  NO_JOB_TYPE,
} from '@torque-tide/contract/job-choices';
import type { Job, JobInput } from '@torque-tide/contract/jobs';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { useConsultantChoices } from '@/admin/content/use-consultant-choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import { publishOn } from '@/admin/publishing/publishing';
import type { FormValue } from '@/admin/fields/form-values';
import { NO_LOCATION, NO_SALARY } from '@/shared/content/job/job-view-model';

/** What no field of the form edits: when it was posted, the ids of old jobs, and what buttons decide. */
type Unedited = 'postedAt' | 'sectorId' | 'locationId' | 'isDraft';

/** What visitors get to read where a field is left empty. */
function readsAs(words: string): FieldNote {
  return { text: `Left empty, visitors read ‘${words}’.`, tone: 'plain' };
}

const CLOSED: FieldNote = {
  text: 'This day has passed: visitors are told that the role is closed.',
  tone: 'warning',
};

function isEmpty(value: FormValue | undefined): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function namesNoPlace({ locationTags, customLocation }: Readonly<Record<string, FormValue>>) {
  return splitTags(String(locationTags)).length === 0 && isEmpty(customLocation);
}

function hasClosed(closesAt: FormValue | undefined, now: Date): boolean {
  return typeof closesAt === 'string' && hasClosingDayPassed({ closesAt }, now);
}

/** The form of a job: a row for each field. */
export const jobFields = defineFields<Job, JobInput, Unedited>()({
  title: field.line('Job Title', { isRequired: true }),
  description: field.text('Description', {
    rows: 8,
    hint: 'A blank line starts a new paragraph.',
    isRequired: true,
  }),
  responsibilities: field.lines('Responsibilities', { rows: 4, hint: 'One per line.' }),
  requirements: field.lines('Requirements', { rows: 4, hint: 'One per line.' }),
  sectorTags: field.tags('Sector Tags', JOB_SECTOR_CHOICES),
  locationTags: field.tags('Location Tags', JOB_LOCATION_CHOICES, {
    note: (values) => (namesNoPlace(values) ? readsAs(NO_LOCATION) : undefined),
  }),
  customLocation: field.line('City or Town', { hint: 'Shown before the location tags.' }),
  salary: field.line('Salary Range', {
    beside: 'terms',
    placeholder: '£62k to £74k',
    note: ({ salary }) => (isEmpty(salary) ? readsAs(NO_SALARY) : undefined),
  }),
  jobType: field.enum('Job Type', NO_JOB_TYPE, JOB_TYPES, {
    beside: 'terms',
    note: ({ jobType }) => (jobType === NO_JOB_TYPE ? readsAs(DEFAULT_JOB_TYPE) : undefined),
  }),
  closesAt: field.atomic('Closing Date', {
    type: 'date',
    hint: 'The last day to apply. Leave it empty for a job that stays open until it is filled.',
    note: ({ closesAt }, now) => (hasClosed(closesAt, now) ? CLOSED : undefined),
  }),
  consultantId: field.choice('Consultant', {
    useChoices: useConsultantChoices,
    emptyLabel: 'Whoever its first sector finds',
    hint: 'Whom visitors can ask about this job.',
  }),
  publishAt: publishOn,
  isActive: field.toggle('Active', true, 'Show this job on the website'),
  isFeatured: field.toggle('Featured', false, 'Place this job before the others'),
  isFilled: field.toggle('Filled', false, 'Tell visitors that the role has been filled'),
});

/** What the form of a job holds. */
export type JobValues = ReturnType<typeof jobFields.toValues>;

/** What a form holds as the job that it would be saved as; a new one has no id yet. */
export function toDraftJob(values: JobValues, job: Job | undefined, now: string) {
  return { ...jobFields.toInput(values), id: job?.id ?? '', postedAt: job?.postedAt ?? now };
}
