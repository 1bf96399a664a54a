import type { Job } from '@torque-tide/contract/jobs';
import {
  CLOSING_SOON_DAYS,
  daysToClosing,
  isClosingSoon,
} from '@torque-tide/domain/jobs/job-openness';
import { typeOf } from '@torque-tide/domain/jobs/job-text';
import {
  type PublicationState,
  publicationState,
  STATE_WORDS,
} from '@torque-tide/domain/publication';
import type { ListFilter } from '@/admin/lists/list-filters';
import { BY_SECTOR, consultantOf, locationsOf, namedSectors, type Taxonomy } from './job-summary';

/** Data that filters need besides the job. */
export interface JobContext {
  taxonomy: Taxonomy;
  now: Date;
}

type StateTest = readonly [label: string, isTrue: (job: Job, now: Date) => boolean];
const isIn = (state: PublicationState): StateTest => [
  STATE_WORDS[state],
  (job, now) => publicationState(job, now) === state,
];

/** The states of a job; several may apply. */
const STATES = {
  featured: ['Featured', ({ isFeatured }) => isFeatured],
  draft: isIn('draft'),
  scheduled: isIn('scheduled'),
  live: isIn('live'),
  closing: [
    `Closing within ${CLOSING_SOON_DAYS} days`,
    // Whether people can still apply matters only for a visible job.
    (job, now) => publicationState(job, now) === 'live' && isClosingSoon(job, now),
  ],
  closed: isIn('closed'),
  filled: isIn('filled'),
  inactive: isIn('inactive'),
  'draft-changes': ['Draft changes', ({ draft }) => draft !== undefined],
} as const satisfies Record<string, StateTest>;

export type JobState = keyof typeof STATES;

export function hasState(job: Job, state: JobState, now: Date): boolean {
  const [, isTrue]: StateTest = STATES[state];
  return isTrue(job, now);
}

interface Filter extends ListFilter {
  /** Returns the filter's values that apply to a job. */
  namesOf: (job: Job, context: JobContext) => readonly string[];
}

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    emptyLabel: 'All',
    labels: Object.fromEntries(Object.entries(STATES).map(([name, [label]]) => [name, label])),
    namesOf: (job, { now }) =>
      (Object.keys(STATES) as JobState[]).filter((state) => hasState(job, state, now)),
  },
  {
    name: 'sector',
    label: 'Sector',
    emptyLabel: 'All Sectors',
    namesOf: (job, { taxonomy }) => namedSectors(job, taxonomy),
  },
  {
    name: 'location',
    label: 'Location',
    emptyLabel: 'All Locations',
    namesOf: (job, { taxonomy }) => locationsOf(job, taxonomy),
  },
  {
    name: 'consultant',
    label: 'Consultant',
    emptyLabel: 'All Consultants',
    namesOf: (job, { taxonomy }) => [consultantOf(job, taxonomy) || BY_SECTOR],
  },
  { name: 'type', label: 'Type', emptyLabel: 'All Types', namesOf: (job) => [typeOf(job)] },
] as const satisfies readonly Filter[];

export type JobFilter = (typeof FILTERS)[number]['name'];
/** All filters, with their labels and their names in URLs. */
export const JOB_FILTERS: readonly (Filter & { name: JobFilter })[] = FILTERS;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The orders besides 'Featured first', by their names in URLs. */
export const JOB_ORDERS = {
  newest: 'Newest first',
  closing: 'Closing soonest',
  title: 'Title',
} as const;
export type JobOrder = '' | keyof typeof JOB_ORDERS;

/** Sorts jobs; equal ones newest first. */
export function sortJobs(jobs: readonly Job[], order: JobOrder, now: Date): Job[] {
  // Ids are numbers as text; of jobs posted together, the higher one is newer.
  const newest = (a: Job, b: Job) =>
    Date.parse(b.postedAt) - Date.parse(a.postedAt) || collator.compare(b.id, a.id);
  const compare: Record<JobOrder, (a: Job, b: Job) => number> = {
    '': (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
    newest,
    closing: (a, b) => closingRank(a, now) - closingRank(b, now),
    title: (a, b) => collator.compare(a.title, b.title),
  };
  return jobs.toSorted((a, b) => compare[order](a, b) || newest(a, b));
}

/** More days than any closing day is away. */
const CLOSED_RANK = 1_000_000;

/**
 * Jobs that close next come first, then closed ones, latest first, then those without a closing
 * day.
 */
function closingRank(job: Job, now: Date): number {
  const daysLeft = daysToClosing(job, now);
  if (daysLeft === undefined) return 2 * CLOSED_RANK;
  return daysLeft >= 0 ? daysLeft : CLOSED_RANK - daysLeft;
}

/** Returns each name once, sorted. */
export function eachOnce(names: readonly string[]): string[] {
  return [...new Set(names)].sort(collator.compare);
}
