import { daysToClosing, isClosingSoon } from '@torque-tide/domain/jobs/job-openness';
import { publicationState } from '@torque-tide/domain/publication';
import { readPay } from '@torque-tide/domain/jobs/job-pay';
import { TIMES_A_YEAR } from '@torque-tide/domain/jobs/yearly-pay';
import type { LatestChange } from '@torque-tide/contract/history';
import type { Job } from '@torque-tide/contract/jobs';
import { STATE_WORDS } from '@/admin/ui/badge';
import { type Found, searchOf, type SearchResult } from '@/admin/text/item-search';
import { type Entry, JOB_STATES, type JobState, type JobView } from './job-entry';
import { collator, ORDERS } from './job-orders';
import { locationsOf, namedSectors, placesOf, type Taxonomy } from './job-row-model';
import { searchedInJob } from './job-search';

/** All jobs, made ready to be searched at every keystroke. */
export interface JobIndex {
  entries: readonly Entry[];
  search: (text: string) => SearchResult<Job>;
  /** What can be filtered by: each name once, sorted. */
  sectors: readonly string[];
  locations: readonly string[];
}

/** Who changed each job last, by its id. */
export type LatestChanges = ReadonlyMap<string, LatestChange>;
const NO_CHANGES: LatestChanges = new Map();

/** Makes every text ready once per list; typing then only compares. */
export function indexJobs(
  jobs: readonly Job[],
  taxonomy: Taxonomy,
  now: Date,
  changes: LatestChanges = NO_CHANGES,
): JobIndex {
  const named = jobs.map((job) => ({
    job,
    sectors: namedSectors(job, taxonomy),
    locations: locationsOf(job, taxonomy),
  }));
  return {
    entries: named.map(({ job, sectors, locations }) => ({
      job,
      sectors: sectors.map(lowerCase),
      locations: locations.map(lowerCase),
      daysLeft: daysToClosing(job, now),
      states: statesOf(job, now),
      place: placesOf(job, taxonomy).join(', '),
      state: STATE_WORDS[publicationState(job, now)],
      pay: payOf(job),
      changedAt: changes.get(job.id)?.at,
    })),
    search: searchOf(jobs, searchedInJob(taxonomy)),
    sectors: eachOnce(named.flatMap(({ sectors }) => sectors)),
    locations: eachOnce(named.flatMap(({ locations }) => locations)),
  };
}

/** The index in the order of a view: sorted once, not at every keystroke. */
export function orderJobs(index: JobIndex, sort: JobView['sort']): JobIndex {
  const inOrder = ORDERS[sort];
  return { ...index, entries: index.entries.toSorted(inOrder) };
}

/** Jobs of a list, and what a search found in each. */
export interface ShownJobs {
  jobs: Job[];
  /** By the jobs' ids; empty where nothing is searched for. */
  found: ReadonlyMap<string, Found>;
}

/**
 * The jobs that every part of the view lets through: in the index's order or, where none is chosen and
 * something is searched for, what answers best first.
 */
export function filterJobs({ entries, search }: JobIndex, view: JobView): ShownJobs {
  const sector = view.sector.toLowerCase();
  const location = view.location.toLowerCase();
  const jobs = entries
    .filter(
      (entry) =>
        (view.state === '' || entry.states.has(view.state)) &&
        (sector === '' || entry.sectors.includes(sector)) &&
        (location === '' || entry.locations.includes(location)),
    )
    .map(({ job }) => job);
  if (view.text.trim() === '') return { jobs, found: NOTHING_SOUGHT };
  const results = search(view.text);
  const found = new Map(results.map((result) => [result.item.id, result.found]));
  if (view.sort !== '') return { jobs: jobs.filter(({ id }) => found.has(id)), found };
  const passed = new Set(jobs.map(({ id }) => id));
  return { jobs: results.map(({ item }) => item).filter(({ id }) => passed.has(id)), found };
}

const NOTHING_SOUGHT: ReadonlyMap<string, Found> = new Map();

/** True when the view leaves jobs out; its order alone does not. */
export function isNarrowed({
  text,
  state,
  sector,
  location,
}: Omit<JobView, 'sort' | 'columns'>): boolean {
  return [text.trim(), state, sector, location].some((part) => part !== '');
}

/** What the most is that a job pays in a year; undefined where its advert names no amount. */
function payOf(job: Job): number | undefined {
  const reading = readPay(job);
  if (reading.kind !== 'salary') return undefined;
  return reading.salary.max * TIMES_A_YEAR[reading.salary.unit];
}

/** How many jobs are shown, of how many there are: '12 of 44 jobs'. */
export function countText(shown: number, all: number, view: JobView): string {
  const noun = all === 1 ? 'job' : 'jobs';
  return isNarrowed(view) ? `${shown} of ${all} ${noun}` : `${all} ${noun}`;
}

/** Everything that is true of a job, of what the list can be filtered by. */
function statesOf(job: Job, now: Date): ReadonlySet<JobState> {
  const state = publicationState(job, now);
  const isTrue: Record<JobState, boolean> = {
    active: job.isActive,
    inactive: !job.isActive,
    featured: job.isFeatured,
    draft: state === 'draft',
    scheduled: state === 'scheduled',
    live: state === 'live',
    // Whether people can still apply matters only for a job that is shown.
    closing: state === 'live' && isClosingSoon(job, now),
    closed: state === 'closed',
    filled: state === 'filled',
  };
  return new Set(JOB_STATES.filter((state) => isTrue[state]));
}

function lowerCase(name: string): string {
  return name.toLowerCase();
}

/** Each name once, in its first spelling, sorted. */
export function eachOnce(names: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const name of names) {
    if (!spellings.has(name.toLowerCase())) spellings.set(name.toLowerCase(), name);
  }
  return [...spellings.values()].sort(collator.compare);
}
