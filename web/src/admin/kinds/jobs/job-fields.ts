import { cutText } from '@torque-tide/domain/cut-text';
import { DEFAULT_JOB_TYPE, JOB_TYPES, NO_JOB_TYPE } from '@torque-tide/contract/job-choices';
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
import { type FieldSearch, type SearchedParts, searchedFields } from '@/admin/text/item-search';
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

/** What the form doesn't edit: when the job was posted, the ids of old jobs, and what buttons decide. */
type Unedited = 'postedAt' | 'sectorId' | 'locationId' | 'isDraft';

function advertNote(name: string): NonNullable<FieldOptions['note']> {
  return (values, now) => advertHints(values, now).find(({ field: at }) => at === name);
}

export const jobFields = defineFields<Job, JobInput, Unedited>()({
  title: field.line('Job Title', { isRequired: true, note: advertNote('title') }),
  description: field.text('Description', {
    rows: 8,
    hint: 'A blank line starts a new paragraph.',
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
    closesAt: field.atomic('Closing Date', {
      type: 'date',
      hint: 'The last day to apply, if there is one.',
      beside: 'dates',
      note: advertNote('closesAt'),
    }),
  }),
});

export type JobValues = ReturnType<typeof jobFields.toValues>;

interface FieldUse<V> {
  /** How the search looks into it, and how much a word counts there; false where it does not. */
  search: FieldSearch<Job, Taxonomy> | false;
  /** What a copy begins with. */
  copy: 'same' | ((job: Job, taxonomy: Taxonomy, now: Date) => V);
}

const KEPT = { search: false, copy: 'same' } as const;
const LEFT_OUT = { search: false, copy: () => undefined } as const;
const COPY_MARK = ' (copy)';

/**
 * What search and copy make of each field: one that is left out here does not compile. A copy is told apart
 * by its title and shown to nobody yet. The form knows tags alone, so the names behind old ids become tags.
 */
const FIELD_USES: { readonly [F in keyof Required<Job>]: FieldUse<Job[F]> } = {
  title: {
    search: { weight: 8, isLiteral: true },
    copy: ({ title }) => cutText(title, 0, JOB_TITLE_MAX - COPY_MARK.length).trimEnd() + COPY_MARK,
  },
  id: { search: { weight: 6, isHidden: true }, copy: 'same' },
  locationTags: {
    search: {
      weight: 4,
      textOf: (job, taxonomy) =>
        [job.customLocation ?? '', ...locationsOf(job, taxonomy)].join(', '),
    },
    copy: (job, taxonomy) =>
      job.locationTags || (job.customLocation ? '' : tagsOf(locationsOf(job, taxonomy))),
  },
  sectorTags: {
    search: { weight: 4, textOf: (job, taxonomy) => namedSectors(job, taxonomy).join(', ') },
    copy: (job, taxonomy) => job.sectorTags || tagsOf(namedSectors(job, taxonomy)),
  },
  salary: { search: { weight: 2 }, copy: 'same' },
  jobType: { search: { weight: 2, textOf: typeOf }, copy: 'same' },
  description: { search: { weight: 1, isLiteral: true }, copy: 'same' },
  responsibilities: { search: { weight: 1, isHidden: true }, copy: 'same' },
  requirements: { search: { weight: 1, isHidden: true }, copy: 'same' },
  // Found with the location tags, before which they are shown.
  customLocation: KEPT,
  sectorId: KEPT,
  locationId: KEPT,
  consultantId: { search: { weight: 2, textOf: consultantOf, isHidden: true }, copy: 'same' },
  postedAt: KEPT,
  version: KEPT,
  closesAt: {
    search: false,
    copy: (job, _, now) => (hasClosingDayPassed(job, now) ? undefined : job.closesAt),
  },
  isFilled: LEFT_OUT,
  isDraft: LEFT_OUT,
  draft: LEFT_OUT,
  publishAt: LEFT_OUT,
  isActive: { search: false, copy: () => false },
  isFeatured: { search: false, copy: () => false },
};
const USES = Object.entries(FIELD_USES) as [keyof Job, FieldUse<unknown>][];

/** By the names that stand behind old ids: other names make another search. */
const searched = new WeakMap<Taxonomy, SearchedParts<Job>>();

export function searchedInJob(taxonomy: Taxonomy): SearchedParts<Job> {
  const known = searched.get(taxonomy);
  if (known) return known;
  const rows = Object.fromEntries(USES.map(([name, { search }]) => [name, search]));
  const labels = { ...jobFields.labels, id: 'Job ID' };
  const parts = searchedFields<Job, Taxonomy>(labels, rows, taxonomy);
  searched.set(taxonomy, parts);
  return parts;
}

/** What the form for a duplicate begins with. */
export function copyOfJob(job: Job, taxonomy: Taxonomy, now: Date): Job {
  const copied = USES.map(([name, { copy }]) => {
    const value = copy === 'same' ? job[name] : copy(job, taxonomy, now);
    return [name, value] as const;
  });
  // Each field has what its own row makes of it.
  return Object.fromEntries(copied.filter(([, value]) => value !== undefined)) as unknown as Job;
}

function tagsOf(names: readonly string[]): string {
  return names.filter((name) => name !== UNKNOWN && name !== UNSPECIFIED).join(', ');
}
