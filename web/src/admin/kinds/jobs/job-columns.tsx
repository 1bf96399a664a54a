import type { Job } from '@torque-tide/contract/jobs';
import type { LatestChange } from '@torque-tide/contract/versions';
import { longDay } from '@torque-tide/domain/dates';
import {
  CLOSING_SOON_DAYS,
  daysToClosing,
  isClosingSoon,
} from '@torque-tide/domain/jobs/job-openness';
import { readPay } from '@torque-tide/domain/jobs/job-pay';
import { typeOf } from '@torque-tide/domain/jobs/job-text';
import { TIMES_A_YEAR } from '@torque-tide/domain/jobs/yearly-pay';
import {
  type PublicationState,
  publicationState,
  STATE_WORDS,
} from '@torque-tide/domain/publication';
import type { ReactNode } from 'react';
import { clockTime } from '@/admin/text/moments';
import { Marked } from '@/admin/text/marked';
import { StateBadge } from '@/admin/ui/badge';
import {
  BY_SECTOR,
  consultantOf,
  type JobSummary,
  locationsOf,
  namedSectors,
  placesOf,
  type Taxonomy,
} from './job-summary';
import type { LatestChanges } from './use-latest-changes';

/** What is known beside the jobs. */
export interface JobContext {
  taxonomy: Taxonomy;
  now: Date;
  changes: LatestChanges;
}

interface CellContent {
  job: Job;
  summary: JobSummary;
  change: LatestChange | undefined;
  now: Date;
}

interface Order<N = string> {
  /** As addresses name it, which people have kept. */
  name: N;
  label: string;
  direction: 'ascending' | 'descending';
}

interface Filter<N = string> {
  /** As addresses name it, which people have kept. */
  name: N;
  label: string;
  emptyLabel: string;
  /** What is true of a job, of what can be chosen. */
  namesOf: (job: Job, context: JobContext) => readonly string[];
  /** All that can be chosen, by what addresses call it; left out for what the jobs have. */
  labels?: Readonly<Record<string, string>>;
}

interface Column<S = string, F = string> {
  label: string;
  /** In px, or as a part of the table; left out for an equal part of the rest. */
  width?: number | string;
  cell?: (content: CellContent) => ReactNode;
  /** False for one that the table has only where it was chosen. */
  isUsual?: false;
  /** What is sorted apart, whichever way the others run: amounts of two currencies do not compare. */
  groupOf?: (job: Job) => string;
  /** What it is sorted by; a job that has nothing of it stands last, whichever way the others run. */
  valueOf: (job: Job, context: JobContext) => string | number | undefined;
  /** What the first press on its heading gives, and the next. */
  orders: readonly [Order<S>, Order<S>];
  filter?: Filter<F>;
}

type StateTest = readonly [label: string, isTrue: (job: Job, context: JobContext) => boolean];
const isIn = (state: PublicationState): StateTest => [
  STATE_WORDS[state],
  (job, { now }) => publicationState(job, now) === state,
];

/** What a job can be, of which more than one may be true. */
const STATES: Readonly<Record<string, StateTest>> = {
  featured: ['Featured', ({ isFeatured }) => isFeatured],
  draft: isIn('draft'),
  scheduled: isIn('scheduled'),
  live: isIn('live'),
  closing: [
    `Closing within ${CLOSING_SOON_DAYS} days`,
    // Whether people can still apply matters only for a job that is shown.
    (job, { now }) => publicationState(job, now) === 'live' && isClosingSoon(job, now),
  ],
  closed: isIn('closed'),
  filled: isIn('filled'),
  inactive: isIn('inactive'),
  'draft-changes': ['Draft changes', ({ draft }) => draft !== undefined],
};

/** The columns of the table, with what else follows from a row here: orders, filters and their addresses. */
const TABLE = {
  title: {
    label: 'Title',
    width: '22%',
    valueOf: ({ title }) => title,
    orders: upAndDown('title', 'Title'),
  },
  state: {
    label: 'State',
    width: 100,
    cell: ({ summary }) => <StateBadge state={summary.state} />,
    valueOf: (job, { now }) => STATE_WORDS[publicationState(job, now)],
    orders: upAndDown('state', 'State'),
    filter: {
      name: 'state',
      label: 'State',
      emptyLabel: 'All',
      labels: Object.fromEntries(Object.entries(STATES).map(([name, [label]]) => [name, label])),
      namesOf: (job, context) =>
        Object.keys(STATES).filter((name) => STATES[name]?.[1](job, context)),
    },
  },
  place: {
    label: 'Place',
    cell: ({ summary }) => <Marked>{summary.locations.join(', ')}</Marked>,
    valueOf: (job, { taxonomy }) => placesOf(job, taxonomy).join(', '),
    orders: upAndDown('place', 'Place'),
    filter: {
      name: 'location',
      label: 'Location',
      emptyLabel: 'All Locations',
      namesOf: (job, { taxonomy }) => locationsOf(job, taxonomy),
    },
  },
  sectors: {
    label: 'Sectors',
    cell: ({ summary }) => <Marked>{summary.sectors.join(', ')}</Marked>,
    valueOf: (job, { taxonomy }) => namedSectors(job, taxonomy).join(', '),
    orders: upAndDown('sectors', 'Sectors'),
    filter: {
      name: 'sector',
      label: 'Sector',
      emptyLabel: 'All Sectors',
      namesOf: (job, { taxonomy }) => namedSectors(job, taxonomy),
    },
  },
  consultant: {
    label: 'Consultant',
    isUsual: false,
    cell: ({ summary }) => <Marked>{summary.consultant}</Marked>,
    valueOf: (job, { taxonomy }) => consultantOf(job, taxonomy),
    orders: upAndDown('consultant', 'Consultant'),
    filter: {
      name: 'consultant',
      label: 'Consultant',
      emptyLabel: 'All Consultants',
      namesOf: (job, { taxonomy }) => [consultantOf(job, taxonomy) || BY_SECTOR],
    },
  },
  type: {
    label: 'Type',
    width: 96,
    isUsual: false,
    cell: ({ summary }) => <Marked>{summary.jobType}</Marked>,
    valueOf: typeOf,
    orders: upAndDown('type', 'Type'),
    filter: {
      name: 'type',
      label: 'Type',
      emptyLabel: 'All Types',
      namesOf: (job) => [typeOf(job)],
    },
  },
  salary: {
    label: 'Salary',
    // In full, before anything else is cut.
    width: 'calc(var(--salary) + 16px)',
    cell: ({ summary }) => <Marked>{summary.salary}</Marked>,
    valueOf: yearlyPayOf,
    groupOf: currencyOf,
    orders: [
      { name: 'salary-down', label: 'Highest salary of each currency', direction: 'descending' },
      { name: 'salary', label: 'Lowest salary of each currency', direction: 'ascending' },
    ],
  },
  posted: {
    label: 'Posted',
    width: 98,
    cell: ({ job }) => (job.isDraft ? '' : longDay(job.postedAt)),
    valueOf: newnessOf,
    orders: [
      { name: 'newest', label: 'Newest first', direction: 'descending' },
      { name: 'oldest', label: 'Oldest first', direction: 'ascending' },
    ],
  },
  closes: {
    label: 'Closes',
    width: 98,
    cell: ({ job }) => (job.closesAt ? longDay(job.closesAt) : ''),
    valueOf: (job, { now }) => closingRank(daysToClosing(job, now)),
    orders: [
      { name: 'closing', label: 'Closing soonest', direction: 'ascending' },
      { name: 'closing-down', label: 'Closing last', direction: 'descending' },
    ],
  },
  changed: {
    label: 'Changed by',
    width: 132,
    cell: ({ change, now }) => change && [change.by, clockTime(change.at, now)].join(' '),
    valueOf: ({ id }, { changes }) => changes.get(id)?.at,
    orders: [
      { name: 'changed-down', label: 'Changed last', direction: 'descending' },
      { name: 'changed', label: 'Changed first', direction: 'ascending' },
    ],
  },
} as const satisfies Record<string, Column>;

type Table = typeof TABLE;
export type ColumnName = keyof Table;
/** What the table can show of a job beside its title. */
export type JobColumn = Exclude<ColumnName, 'title'>;
export type JobSort = Table[ColumnName]['orders'][number]['name'];
export type JobFilter = Extract<Table[ColumnName], { filter: Filter }>['filter']['name'];

export const COLUMNS: Readonly<Record<ColumnName, Column<JobSort, JobFilter>>> = TABLE;

const NAMES = Object.keys(TABLE) as ColumnName[];
export const JOB_COLUMNS = NAMES.filter((name) => name !== 'title');
const USUAL_COLUMNS = JOB_COLUMNS.filter((name) => COLUMNS[name].isUsual ?? true);

/** Every order, as it is offered. */
export const JOB_ORDERS = columnsFrom('posted', 'title', 'closes').flatMap(
  ({ orders, valueOf, groupOf }) => orders.map((order) => ({ ...order, valueOf, groupOf })),
);

/** Every filter, as it is offered and as addresses have it. */
export const JOB_FILTERS = columnsFrom('state', 'sectors').flatMap(({ filter }) => filter ?? []);

/** All columns, the named ones before the others. */
function columnsFrom(...first: readonly ColumnName[]) {
  const others = NAMES.filter((name) => !first.includes(name));
  return [...first, ...others].map((name) => COLUMNS[name]);
}

/** The columns that a text names, in their own order; the usual ones for a text that names none. */
export function readColumns(text: string): readonly JobColumn[] {
  const names = new Set(text.split('.'));
  const known = JOB_COLUMNS.filter((column) => names.has(column));
  return known.length > 0 ? known : USUAL_COLUMNS;
}

export function writeColumns(columns: readonly JobColumn[]): string {
  return columns.join('.');
}

/** The two orders of a column of words. */
function upAndDown<const N extends string>(name: N, label: string) {
  return [
    { name, label, direction: 'ascending' },
    { name: `${name}-down`, label: `${label}, Z to A`, direction: 'descending' },
  ] as const satisfies Order[];
}

/** What stands later in the alphabet is newer. Ids are numbers as text: of jobs posted together, the higher was made later. */
export function newnessOf({ postedAt, id }: Job): string {
  return `${Date.parse(postedAt)} ${id}`;
}

/** Undefined where an advert names no amount. */
function salaryOf(job: Job) {
  const reading = readPay(job);
  return reading.kind === 'salary' ? reading.salary : undefined;
}

/** Pounds first, then the other currencies by their codes. */
function currencyOf(job: Job): string {
  const { currency = 'GBP' } = salaryOf(job) ?? {};
  return currency === 'GBP' ? '' : currency;
}

/** What the most is that a job pays in a year. */
function yearlyPayOf(job: Job): number | undefined {
  const salary = salaryOf(job);
  return salary && salary.max * TIMES_A_YEAR[salary.unit];
}

/** Days further away than any closing day is. */
const CLOSED_RANK = 1_000_000;

/** What closes next stands first, and after it what has closed, the latest first. */
function closingRank(daysLeft: number | undefined): number | undefined {
  return daysLeft === undefined || daysLeft >= 0 ? daysLeft : CLOSED_RANK - daysLeft;
}
