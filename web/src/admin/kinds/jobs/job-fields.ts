import { cutText } from '@torque-tide/domain/cut-text';
import {
  DEFAULT_JOB_TYPE,
  JOB_LOCATION_CHOICES,
  JOB_SECTOR_CHOICES,
  JOB_TYPES,
  NO_JOB_TYPE,
} from '@torque-tide/contract/job-choices';
import { JOB_TITLE_MAX, type Job, type JobInput } from '@torque-tide/contract/jobs';
import { hasClosingDayPassed } from '@torque-tide/domain/jobs/job-openness';
import { splitTags, typeOf } from '@torque-tide/domain/jobs/job-text';
import { likelyTag } from '@torque-tide/domain/jobs/tag-spelling';
import {
  useConsultantChoices,
  useLocationChoices,
  useSectorChoices,
} from '@/admin/content/choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FieldNote } from '@/admin/ui/outlined-field';
import { publishOn } from '@/admin/publishing/publishing';
import type { FormValue } from '@/admin/fields/form-values';
import { NO_LOCATION, NO_SALARY } from '@/shared/content/job/job-view-model';
import { type FieldSearch, type SearchedParts, searchedFields } from '@/admin/text/item-search';
import {
  BY_SECTOR,
  consultantOf,
  locationsOf,
  namedSectors,
  type Taxonomy,
  UNKNOWN,
  UNSPECIFIED,
} from './job-summary';

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

/** Warns of a tag that is probably meant as one that exists. */
function noteOnTags(tags: FormValue | undefined, known: readonly string[]): FieldNote | undefined {
  for (const tag of splitTags(String(tags ?? ''))) {
    const likely = likelyTag(tag, known);
    if (likely) return { text: `“${tag}” is new, and nearly “${likely}”.`, tone: 'warning' };
  }
  return undefined;
}

export const jobFields = defineFields<Job, JobInput, Unedited>()({
  title: field.line('Job Title', { isRequired: true }),
  description: field.text('Description', {
    rows: 8,
    hint: 'A blank line starts a new paragraph.',
    isRequired: true,
  }),
  responsibilities: field.lines('Responsibilities', { rows: 4, hint: 'One per line.' }),
  requirements: field.lines('Requirements', { rows: 4, hint: 'One per line.' }),
  sectorTags: field.tags('Sector Tags', useSectorChoices, {
    note: ({ sectorTags }) => noteOnTags(sectorTags, JOB_SECTOR_CHOICES),
  }),
  locationTags: field.tags('Location Tags', useLocationChoices, {
    note: (values) =>
      namesNoPlace(values)
        ? readsAs(NO_LOCATION)
        : noteOnTags(values['locationTags'], JOB_LOCATION_CHOICES),
  }),
  customLocation: field.suggestedLine('City or Town', {
    hint: 'Shown before the location tags.',
    loadSuggest: async () => (await import('./suggest-places')).loadSuggestPlaces(),
  }),
  salary: field.line('Salary Range', {
    beside: 'terms',
    placeholder: '£62k to £74k',
    note: ({ salary }) => (isEmpty(salary) ? readsAs(NO_SALARY) : undefined),
  }),
  jobType: field.enum('Job Type', NO_JOB_TYPE, JOB_TYPES, {
    beside: 'terms',
    note: ({ jobType }) => (jobType === NO_JOB_TYPE ? readsAs(DEFAULT_JOB_TYPE) : undefined),
  }),
  consultantId: field.choice('Consultant', {
    useChoices: useConsultantChoices,
    emptyLabel: BY_SECTOR,
    hint: 'Whom visitors can ask about this job.',
  }),
  ...field.group('Visibility', {
    isActive: field.toggle('Active', true, 'Show this job on the website'),
    isFeatured: field.toggle('Featured', false, 'Place this job before the others'),
    isFilled: field.toggle('Filled', false, 'Tell visitors that the role has been filled'),
    publishAt: publishOn,
    closesAt: field.atomic('Closing Date', {
      type: 'date',
      hint: 'The last day to apply. Leave it empty for a job that stays open until it is filled.',
      beside: 'dates',
      note: ({ closesAt }, now) =>
        hasClosingDayPassed({ closesAt: String(closesAt ?? '') }, now) ? CLOSED : undefined,
    }),
  }),
});

export type JobValues = ReturnType<typeof jobFields.toValues>;

/** The job that a form would be saved as; a new one has no id yet. */
export function jobFromForm(values: JobValues, job: Job | undefined, now: string) {
  return { ...jobFields.toInput(values), id: job?.id ?? '', postedAt: job?.postedAt ?? now };
}

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
