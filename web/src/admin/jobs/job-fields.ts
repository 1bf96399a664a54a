import {
  JOB_LOCATION_CHOICES,
  JOB_SECTOR_CHOICES,
  JOB_TYPES,
  NO_JOB_TYPE,
} from '@torque-tide/contract/job-choices';
import type { Job, JobInput } from '@torque-tide/contract/jobs';
import { defineFields } from '@/admin/editing/define-fields';
import { line, lines, onOff, oneOf, tags, text, whole } from '@/admin/editing/field-rows';

/** What a job has that its form does not edit: when it was posted, and the ids of old jobs. */
type Unedited = 'postedAt' | 'sectorId' | 'locationId';

/** The form of a job: a row for each field. */
export const jobFields = defineFields<Job, JobInput, Unedited>()({
  title: line('Job Title', { isRequired: true }),
  description: text('Description', {
    rows: 8,
    hint: 'A blank line starts a new paragraph.',
    isRequired: true,
  }),
  responsibilities: lines('Responsibilities', { rows: 4, hint: 'One per line.' }),
  requirements: lines('Requirements', { rows: 4, hint: 'One per line.' }),
  sectorTags: tags('Sector Tags', JOB_SECTOR_CHOICES),
  locationTags: tags('Location Tags', JOB_LOCATION_CHOICES),
  customLocation: line('City or Town', { hint: 'Shown before the location tags.' }),
  salary: line('Salary Range', { beside: 'terms', placeholder: '£62k to £74k' }),
  jobType: oneOf('Job Type', NO_JOB_TYPE, JOB_TYPES, { beside: 'terms' }),
  closesAt: whole('Closing Date', {
    type: 'date',
    hint: 'The last day to apply. Leave it empty for a job that stays open until it is filled.',
  }),
  isActive: onOff('Active', true, 'Show this job on the website'),
  isFeatured: onOff('Featured', false, 'Place this job before the others'),
});

/** What the form of a job holds. */
export type JobValues = ReturnType<typeof jobFields.toValues>;

/** What a form holds as the job that it would be saved as; a new one has no id yet. */
export function toDraftJob(values: JobValues, job: Job | undefined, now: string) {
  return { ...jobFields.toInput(values), id: job?.id ?? '', postedAt: job?.postedAt ?? now };
}
