import { cutText } from '@torque-tide/domain/plain-text';
import {
  DEFAULT_JOB_TYPE,
  JOB_TYPES,
  NO_JOB_TYPE,
  WORKING_PATTERNS,
} from '@torque-tide/contract/job-choices';
import { JOB_TITLE_MAX, type Job, type JobInput } from '@torque-tide/contract/jobs';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import { typeOf } from '@torque-tide/domain/jobs/job-text';
import {
  useConsultantChoices,
  useLocationChoices,
  useSectorChoices,
} from '@/admin/content/choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FieldOptions } from '@/admin/fields/field-rows';
import { publishOn } from '@/admin/publishing/publishing';
import { textsIn } from '@/admin/text/item-search';
import { advertHints } from './advert-hints';
import {
  BY_SECTOR,
  consultantOf,
  locationsOf,
  namedSectors,
  type Taxonomy,
  UNKNOWN,
  UNSPECIFIED,
} from './job-summary';

/** Fields that the form doesn't edit: the posting date, old ids, and the fields of buttons. */
type Unedited = 'postedAt' | 'sectorId' | 'locationId' | 'isDraft';

function advertNote(name: string): NonNullable<FieldOptions['note']> {
  return (values, now) => advertHints(values, now).find(({ field: at }) => at === name);
}

export const jobFields = defineFields<Job, JobInput, Unedited>()({
  title: field.line('Job Title', { isRequired: true, note: advertNote('title') }),
  description: field.text('Description', {
    rows: 8,
    hint: 'A blank line starts a paragraph. A short line ending in a colon is a heading.',
    isRequired: true,
    note: advertNote('description'),
  }),
  responsibilities: field.lines('Responsibilities', {
    rows: 4,
    hint: 'One per line.',
    note: advertNote('responsibilities'),
  }),
  requirements: field.lines('Requirements', {
    rows: 4,
    hint: 'One per line.',
    note: advertNote('requirements'),
  }),
  salary: field.line('Salary Range', {
    beside: 'terms',
    placeholder: '£62k to £74k',
    note: advertNote('salary'),
  }),
  jobType: field.enum('Job Type', NO_JOB_TYPE, JOB_TYPES, {
    beside: 'terms',
    note: ({ jobType }) =>
      jobType === NO_JOB_TYPE
        ? { text: `Visitors read ‘${DEFAULT_JOB_TYPE}’.`, tone: 'plain' }
        : undefined,
  }),
  workingPattern: field.enum('Working Pattern', 'Not said', WORKING_PATTERNS, { beside: 'work' }),
  start: field.line('Start', { beside: 'work', placeholder: 'January 2027' }),
  languages: field.line('Languages', { placeholder: 'German C1, English' }),
  visaSponsorship: field.yesOrNo('Visa Sponsorship', { beside: 'moving' }),
  relocationHelp: field.yesOrNo('Relocation Help', { beside: 'moving' }),
  customLocation: field.suggestedLine('City or Town', {
    hint: 'Shown before the location tags.',
    loadSuggest: async () => (await import('./suggest-places')).loadSuggestPlaces(),
  }),
  locationTags: field.tags('Location Tags', useLocationChoices, {
    note: advertNote('locationTags'),
  }),
  sectorTags: field.tags('Sector Tags', useSectorChoices),
  consultantId: field.choice('Consultant', {
    useChoices: useConsultantChoices,
    emptyLabel: BY_SECTOR,
    hint: 'Answers questions about this job.',
  }),
  ...field.group('Publishing', {
    isActive: field.toggle('Active', true, 'Show this job on the website'),
    isFeatured: field.toggle('Featured', false, 'Place this job before the others'),
    isFilled: field.toggle('Filled', false, 'Tell visitors that the role has been filled'),
    publishAt: publishOn,
    closesAt: field.line('Closing Date', {
      type: 'date',
      hint: 'The last day to apply, if there is one.',
      beside: 'dates',
      note: advertNote('closesAt'),
    }),
  }),
});

export type JobValues = ReturnType<typeof jobFields.toValues>;

/** Returns all texts of a job, with the names behind its ids. */
export function textsOfJob(job: Job, taxonomy: Taxonomy): string[] {
  return [
    ...textsIn(job),
    ...namedSectors(job, taxonomy),
    ...locationsOf(job, taxonomy),
    consultantOf(job, taxonomy),
    typeOf(job),
  ];
}

const COPY_MARK = ' (copy)';

/**
 * Returns the initial values of a duplicate: the same job, marked in its title and inactive. The
 * form has only tags, so the names of old ids become tags.
 */
export function copyOfJob(job: Job, taxonomy: Taxonomy, now: Date): Job {
  const { locationTags, sectorTags, customLocation } = job;
  return {
    ...job,
    locationTags: locationTags || (customLocation ? '' : tagsOf(locationsOf(job, taxonomy))),
    sectorTags: sectorTags || tagsOf(namedSectors(job, taxonomy)),
    title: cutText(job.title, 0, JOB_TITLE_MAX - COPY_MARK.length).trimEnd() + COPY_MARK,
    closesAt: hasClosingDayPassed(job, now) ? undefined : job.closesAt,
    isActive: false,
    isFeatured: false,
    isFilled: undefined,
    isDraft: undefined,
    draft: undefined,
    publishAt: undefined,
  };
}

function tagsOf(names: readonly string[]): string {
  return names.filter((name) => name !== UNKNOWN && name !== UNSPECIFIED).join(', ');
}
