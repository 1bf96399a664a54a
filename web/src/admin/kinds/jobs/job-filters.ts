import type { Job } from '@torque-tide/contract/jobs';
import {
  CLOSING_SOON_DAYS,
  hasClosingDayPassed,
  isClosingSoon,
} from '@torque-tide/domain/jobs/job-openness';
import { typeOf } from '@torque-tide/domain/jobs/job-text';
import {
  type PublicationState,
  publicationState,
  STATE_WORDS,
} from '@torque-tide/domain/publication';
import type { QuickChoice } from '@/admin/lists/list-toolbar';
import { indexList, type ListFilter } from '@/admin/lists/list-view';
import { textsOfJob } from './job-fields';
import { BY_SECTOR, consultantOf, locationsOf, namedSectors, type Taxonomy } from './job-summary';

type StateTest = readonly [label: string, isTrue: (job: Job, now: Date) => boolean];
const isIn = (state: PublicationState): StateTest => [
  STATE_WORDS[state],
  (job, now) => publicationState(job, now) === state,
];

/** The states of a job, of which more than one may be true. */
const STATES: Readonly<Record<string, StateTest>> = {
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
};

/** The filters of the Jobs tab, in the order of its address. */
export const JOB_FILTERS = ['state', 'sector', 'location', 'consultant', 'type'];

/** Returns every filter of the Jobs tab. */
function filtersOf(taxonomy: Taxonomy, now: Date): readonly ListFilter<Job>[] {
  return [
    {
      name: 'state',
      label: 'State',
      options: Object.keys(STATES),
      labels: Object.fromEntries(Object.entries(STATES).map(([name, [label]]) => [name, label])),
      valuesOf: (job) =>
        Object.entries(STATES).flatMap(([name, [, isTrue]]) => (isTrue(job, now) ? name : [])),
    },
    {
      name: 'sector',
      label: 'Sector',
      valuesOf: (job) => namedSectors(job, taxonomy),
    },
    {
      name: 'location',
      label: 'Location',
      valuesOf: (job) => locationsOf(job, taxonomy),
    },
    {
      name: 'consultant',
      label: 'Consultant',
      valuesOf: (job) => [consultantOf(job, taxonomy) || BY_SECTOR],
    },
    { name: 'type', label: 'Type', valuesOf: (job) => [typeOf(job)] },
  ];
}

/** Prepares the jobs for search and filters, in an order. */
export function indexJobs(jobs: readonly Job[], taxonomy: Taxonomy, now: Date, order = '') {
  return indexList(sortJobs(jobs, order, now), {
    filters: filtersOf(taxonomy, now),
    specifiedOf: ({ title, description }) => [title, description],
    textsOf: (job) => textsOfJob(job, taxonomy),
  });
}

/** What the line above the list counts. */
const NEEDS: readonly (readonly [state: string, textOf: (count: number) => string])[] = [
  ['closing', (count) => (count === 1 ? '1 closes this week' : `${count} close this week`)],
  ['scheduled', (count) => `${count} scheduled`],
  ['draft', (count) => (count === 1 ? '1 draft' : `${count} drafts`)],
  ['draft-changes', (count) => `${count} with draft changes`],
];

/** Counts the jobs that need somebody: '3 close this week', '1 scheduled', '2 drafts'. */
export function needsOf(jobs: readonly Job[], now: Date): QuickChoice[] {
  return NEEDS.flatMap(([state, textOf]) => {
    const { length } = jobs.filter((job) => STATES[state]?.[1](job, now));
    return length > 0 ? { text: textOf(length), state: [state] } : [];
  });
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The orders by their names in addresses. */
export const JOB_ORDERS: Readonly<Record<string, string>> = {
  '': 'Featured first',
  newest: 'Newest first',
  closing: 'Closing soonest',
  title: 'Title',
};

/** Later than any closing day. */
const NEVER = '9999';

/** Jobs in an order; those that it does not part, the newest first. By closing day, closed jobs come last. */
function sortJobs(jobs: readonly Job[], order: string, now: Date): Job[] {
  // Ids are numbers as text: of jobs that were posted together, the higher was made later.
  const newest = (a: Job, b: Job) =>
    Date.parse(b.postedAt) - Date.parse(a.postedAt) || collator.compare(b.id, a.id);
  const orders: Record<string, (a: Job, b: Job) => number> = {
    newest,
    closing: (a, b) =>
      Number(hasClosingDayPassed(a, now)) - Number(hasClosingDayPassed(b, now)) ||
      (a.closesAt || NEVER).localeCompare(b.closesAt || NEVER),
    title: (a, b) => collator.compare(a.title, b.title),
  };
  const compare = orders[order] ?? ((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  return jobs.toSorted((a, b) => compare(a, b) || newest(a, b));
}
