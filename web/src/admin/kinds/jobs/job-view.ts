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
 * The filters and order of the list. A job must have one of the values of each filter. Empty
 * filters show all jobs, featured first.
 */
export interface JobView extends Record<JobFilter, readonly string[]> {
  text: string;
  sort: JobOrder;
}

export const WHOLE_VIEW: JobView = { text: '', ...byFilter(() => []), sort: '' };

const PARTS = Object.keys(WHOLE_VIEW) as (keyof JobView)[];
const paramOf = (part: keyof JobView) => (part === 'text' ? 'q' : part);

/** Returns the view in a URL's search, without unknown values. */
export function readView(search: string): JobView {
  const params = new URLSearchParams(search);
  const text = params.get(paramOf('text')) ?? '';
  const view = { ...WHOLE_VIEW, text, ...readFilters(search, JOB_FILTERS) };
  const sort = params.get('sort') ?? '';
  if (Object.hasOwn(JOB_ORDERS, sort)) view.sort = sort as JobOrder;
  return view;
}

/** Returns a URL's search with the view; other parameters stay. */
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

/** Keeps the view in the URL: typing waits for no navigation, a choice applies at once. */
export function useJobView() {
  return useUrlState<JobView>(IN_URL);
}

/** All jobs, prepared for a search at every keystroke. */
export interface JobIndex {
  entries: readonly { job: Job; names: Readonly<Record<JobFilter, readonly string[]>> }[];
  search: (text: string) => SearchResult<Job>;
  /** The filters' options: each name once, sorted. */
  choices: Readonly<Record<JobFilter, readonly string[]>>;
}

/** Prepares every text once per list and order, so that typing only compares. */
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
 * Returns the jobs that match every part of the view, in the index's order. In a search, specified
 * matches come first; near ones follow, the best first unless an order is chosen.
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

/** True if the view leaves jobs out; its order alone doesn't. */
export function isNarrowed(view: JobView): boolean {
  return view.text.trim() !== '' || JOB_FILTERS.some(({ name }) => view[name].length > 0);
}

/** Returns the number of shown jobs, and of all: '12 of 44 jobs'. */
export function countText(shown: number, all: number, view: JobView): string {
  return isNarrowed(view) ? `${shown} of ${jobsText(all)}` : jobsText(all);
}
