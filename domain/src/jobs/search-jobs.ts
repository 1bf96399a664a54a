import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { distanceText, reachText } from '../places/distance';
import { findPlace, type FoundPlace, placeNamed } from '../places/find-place';
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import {
  DEFAULT_MILES,
  filterJobs,
  type JobFilters,
  type JobIndex,
  type JobSort,
} from './job-filter';
import { admitsRemotely, nearnessOf } from './job-places';
import { findByWords, hasTerms } from './job-word-search';
import { yearlyAmountOf } from './yearly-pay';

/** The place of a search. */
interface AskedPlace extends FoundPlace {
  /** The distance, in miles. */
  within: number;
}

/** Jobs around a place. */
export interface NearJobs {
  asked: AskedPlace;
  /** How many jobs are in reach, and how many remote roles are open to its country. */
  within: number;
  remote: number;
  /** The card's words about each job's distance. */
  notes: ReadonlyMap<string, string>;
  /** The numbers in words: 'near Coventry, UK: 2 within 25 miles, 1 done remotely'. */
  summary: string;
  /** The nearest places with matching jobs out of reach. */
  beyond: readonly PlaceWithJobs[];
}

interface PlaceWithJobs {
  place: Place;
  miles: number;
  jobs: number;
}

/** The result of a search. */
export interface JobSearchResult<J extends ListedJob> {
  jobs: J[];
  /** True if the text asks for jobs near the visitor, whose place is unknown. */
  isNearMe?: boolean;
  /** Set for a search around a place. */
  near?: NearJobs;
  /** A place that the text may mean, although its words also find jobs. */
  offered?: AskedPlace & { jobs: number };
}

const NEAR_ME = /\b(?:near|around|close to|nearby) (?:me|my (?:home|place|location))\b/i;
/** Most places named beyond the reach of a search. */
const BEYOND_MAX = 5;

/**
 * Searches jobs: as specified, by substring and filters, and around a place if the text names one.
 * Jobs around it come first, nearest first, then remote roles open to its country, then other text
 * matches.
 *
 * @param gazetteer undefined before it has loaded: then no place is recognised
 */
export function searchJobs<J extends ListedJob>(
  index: JobIndex<J>,
  filters: JobFilters,
  gazetteer?: Gazetteer,
): JobSearchResult<J> {
  const specified = filterJobs(index, filters);
  const asked = gazetteer && askedPlace(gazetteer, filters);
  if (!asked) {
    const isNearMe = NEAR_ME.test(filters.text) && !filters.words;
    return { jobs: sortJobs(specified, filters.sort), ...(isNearMe ? { isNearMe } : {}) };
  }
  const others = filterJobs(index, { ...filters, text: '' });
  const matching = hasTerms(asked.rest)
    ? matchingOf(others, filterJobs(index, { ...filters, text: asked.rest }), asked.rest)
    : others;
  const { near, notes, ...counts } = jobsNear(gazetteer, matching, asked, !filters.nearOnly);
  const isMeant =
    filters.near !== '' ||
    (!filters.words &&
      (asked.isCertain || (specified.length === 0 && !isFoundByWords(others, filters.text))));
  if (!isMeant) {
    const offered = counts.within > 0 ? { offered: { ...asked, jobs: counts.within } } : {};
    return { jobs: sortJobs(specified, filters.sort), ...offered };
  }
  const known = new Set(near);
  // A chosen place filters; a recognised one is a guess and hides nothing.
  const beside = filters.near === '' ? specified.filter((job) => !known.has(job)) : [];
  const found = [...near, ...beside];
  return {
    jobs: filters.sort === '' || filters.sort === 'nearest' ? found : sortJobs(found, filters.sort),
    near: { asked, notes, summary: summaryOf(asked, counts), ...counts },
  };
}

/** Returns the place that a search names, or that its text means. */
function askedPlace(gazetteer: Gazetteer, filters: JobFilters): AskedPlace | undefined {
  const chosen = filters.within === 0 ? undefined : filters.within;
  if (filters.near !== '') {
    const place = placeNamed(gazetteer, filters.near);
    const rest = filters.text.trim();
    return (
      place && {
        place,
        words: '',
        rest,
        isCertain: true,
        others: [],
        within: chosen ?? DEFAULT_MILES,
      }
    );
  }
  const found = findPlace(gazetteer, filters.text);
  return found && { ...found, within: chosen ?? found.within ?? DEFAULT_MILES };
}

/** Returns the jobs matching the other words: as specified, or by synonyms. */
function matchingOf<J extends ListedJob>(
  jobs: readonly J[],
  specified: readonly J[],
  rest: string,
): readonly J[] {
  const found = new Set([...specified, ...findByWords(jobs, rest).map(({ job }) => job)]);
  return jobs.filter((job) => found.has(job));
}

/** True if the words match a job even without the name of its place. */
function isFoundByWords(jobs: readonly ListedJob[], text: string): boolean {
  return findByWords(jobs, text).some(({ reasons }) =>
    reasons.every(({ field, isGuess }) => field !== 'place' && !isGuess),
  );
}

function jobsNear<J extends ListedJob>(
  gazetteer: Gazetteer,
  jobs: readonly J[],
  asked: AskedPlace,
  withRemote: boolean,
) {
  const within: { job: J; miles: number }[] = [];
  const remote: J[] = [];
  const notes = new Map<string, string>();
  const beyond = new Map<string, PlaceWithJobs>();
  for (const job of jobs) {
    const nearness = nearnessOf(gazetteer, job, asked.place);
    if (nearness && nearness.miles <= asked.within) {
      within.push({ job, miles: nearness.miles });
      const note = noteOf(nearness.miles, asked.place, nearness.at);
      if (note !== undefined) notes.set(job.id, note);
    } else if (admitsRemotely(gazetteer, job, asked.place)) {
      if (!withRemote) continue;
      remote.push(job);
      notes.set(job.id, 'Done remotely');
    } else if (nearness?.at) {
      const { at: place, miles } = nearness;
      const known = beyond.get(place.label);
      beyond.set(place.label, { place, miles, jobs: (known?.jobs ?? 0) + 1 });
    }
  }
  within.sort((a, b) => a.miles - b.miles);
  return {
    near: [...within.map(({ job }) => job), ...remote],
    within: within.length,
    remote: remote.length,
    notes,
    beyond: [...beyond.values()].sort((a, b) => a.miles - b.miles).slice(0, BEYOND_MAX),
  };
}

function summaryOf(
  { place, within }: AskedPlace,
  found: { within: number; remote: number },
): string {
  if (place.kind === 'countries') return `in ${place.label}`;
  const parts = [
    `${found.within} within ${reachText(within, place)}`,
    `${found.remote} done remotely`,
  ];
  return `near ${place.label}: ${parts.slice(0, found.remote > 0 ? 2 : 1).join(', ')}`;
}

/** Returns '10 miles from Coventry'; undefined if the card already says it. */
function noteOf(miles: number, asked: Place, at: Place | undefined): string | undefined {
  if (asked.kind === 'countries' || !at) return undefined;
  if (miles > 0) return `${distanceText(miles, asked)} from ${asked.name}`;
  return `In ${at.kind === 'town' && asked.kind === 'area' ? asked.name : at.name}`;
}

/** Returns the jobs in a chosen order, or as they are. */
export function sortJobs<J extends ListedJob>(jobs: readonly J[], sort: JobSort): J[] {
  if (sort === 'pay') return sortedBy(jobs, (job) => -(yearlyAmountOf(job) ?? 0));
  if (sort === 'closing') {
    return sortedBy(jobs, ({ closesAt }) => (closesAt ? Date.parse(closesAt) : Infinity));
  }
  if (sort === 'newest') return sortedBy(jobs, ({ postedAt }) => -Date.parse(postedAt));
  return [...jobs];
}

/** Ascending; equal jobs keep their order. */
function sortedBy<J>(jobs: readonly J[], valueOf: (job: J) => number): J[] {
  return jobs
    .map((job) => ({ job, value: valueOf(job) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ job }) => job);
}
