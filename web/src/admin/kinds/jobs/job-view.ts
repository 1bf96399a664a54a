import type { Job } from '@torque-tide/contract/jobs';
import { readFilters, writeParams } from '@/admin/lists/list-filters';
import {
  nearMatchesIn,
  searchOf,
  type SearchResult,
  specifiedFirst,
} from '@/admin/text/item-search';
import { useUrlState } from '@/shared/browser/use-url-state';
import { jobsText } from './bulk-actions';
import { textsOfJob } from './job-fields';
import {
  eachOnce,
  JOB_FILTERS,
  JOB_ORDERS,
  type JobContext,
  type JobFilter,
  type JobOrder,
  sortJobs,
} from './job-filters';

/**
 * Which jobs the list shows, and in what order: of each filter those for which one of its values is true. An
 * empty part leaves all in, featured first.
 */
export interface JobView extends Record<JobFilter, readonly string[]> {
  text: string;
  sort: JobOrder;
}

export const WHOLE_VIEW: JobView = { text: '', ...byFilter(() => []), sort: '' };

const PARTS = Object.keys(WHOLE_VIEW) as (keyof JobView)[];
const paramOf = (part: keyof JobView) => (part === 'text' ? 'q' : part);

/** The view that a URL's search names; what it does not know counts for nothing. */
export function readView(search: string): JobView {
  const params = new URLSearchParams(search);
  const text = params.get(paramOf('text')) ?? '';
  const view = { ...WHOLE_VIEW, text, ...readFilters(search, JOB_FILTERS) };
  const sort = params.get('sort') ?? '';
  if (Object.hasOwn(JOB_ORDERS, sort)) view.sort = sort as JobOrder;
  return view;
}

/** A URL's search with the view put in; what it holds beside that stays. */
export function writeView(search: string, view: JobView): string {
  return writeParams(
    search,
    PARTS.map((part) => [paramOf(part), view[part]]),
  );
}

const IN_URL = {
  read: readView,
  write: writeView,
  isInstant: ({ text }: Partial<JobView>) => text === undefined || text === '',
};

/** The view in the URL: typing waits for no navigation, a choice is there at once. */
export function useJobView() {
  return useUrlState<JobView>(IN_URL);
}

/** All jobs, prepared for a search at every keystroke. */
export interface JobIndex {
  entries: readonly { job: Job; names: Readonly<Record<JobFilter, readonly string[]>> }[];
  search: (text: string) => SearchResult<Job>;
  /** What can be filtered by: each name once, sorted. */
  choices: Readonly<Record<JobFilter, readonly string[]>>;
}

/** Prepares every text once per list and order; typing then only compares. */
export function indexJobs(
  jobs: readonly Job[],
  context: JobContext,
  sort: JobOrder = '',
): JobIndex {
  const entries = sortJobs(jobs, sort, context.now).map((job) => ({
    job,
    names: byFilter(({ namesOf }) => namesOf(job, context)),
  }));
  return {
    entries,
    search: searchOf(
      jobs,
      ({ title, description }) => [title, description],
      (job) => textsOfJob(job, context.taxonomy),
    ),
    choices: byFilter(({ name, labels }) =>
      labels ? Object.keys(labels) : eachOnce(entries.flatMap(({ names }) => names[name])),
    ),
  };
}

function byFilter(make: (filter: (typeof JOB_FILTERS)[number]) => readonly string[]) {
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter.name, make(filter)])) as Record<
    JobFilter,
    readonly string[]
  >;
}

/**
 * The jobs that every part of the view lets through, in the index's order. Of a search, what matches as
 * specified stands first; what is near follows, the best first unless an order is chosen.
 */
export function filterJobs({ entries, search }: JobIndex, view: JobView) {
  const wanted = JOB_FILTERS.filter(({ name }) => view[name].length > 0);
  const jobs = entries
    .filter(({ names }) =>
      wanted.every(({ name }) => view[name].some((value) => names[name].includes(value))),
    )
    .map(({ job }) => job);
  if (view.text.trim() === '') return { jobs, nearMatches: nearMatchesIn() };
  const results = search(view.text);
  return {
    jobs: specifiedFirst(results, jobs, { isInOrder: view.sort !== '' }),
    nearMatches: nearMatchesIn(results),
  };
}

/** True when the view leaves jobs out; its order alone does not. */
export function isNarrowed(view: JobView): boolean {
  return view.text.trim() !== '' || JOB_FILTERS.some(({ name }) => view[name].length > 0);
}

/** How many jobs are shown, of how many there are: '12 of 44 jobs'. */
export function countText(shown: number, all: number, view: JobView): string {
  return isNarrowed(view) ? `${shown} of ${jobsText(all)}` : jobsText(all);
}
