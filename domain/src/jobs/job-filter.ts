import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfGroup } from '../landings/job-landings';
import { comparePlainText } from '../plain-text';
import { isPublished, isRemote } from './job-openness';
import { splitTags, typeOf } from './job-text';
import { isWholeJob } from './listed-job';

/**
 * What a visitor narrows the jobs down by; an empty part lets every job through. Of several sectors,
 * places or types a job needs one; every other part has to hold as well.
 */
interface Narrowing {
  text: string;
  sectors: readonly string[];
  locations: readonly string[];
  types: readonly string[];
  remote: boolean;
  /** Only jobs that name an amount. */
  salary: boolean;
  /** Only jobs posted within so many days; 0 for any time. */
  days: number;
}

/** What a visitor looks for, and in which order. */
export interface JobFilters extends Narrowing {
  /** A place to be near to; empty where the text may name one. */
  near: string;
  /** How far from the place, in miles; 0 for as far as most people travel. */
  within: number;
  /** Without the remote roles that the place's country admits. */
  nearOnly: boolean;
  /** True where the text names no place, whatever it looks like. */
  words: boolean;
  sort: JobSort;
}

/** '' is newest first, or nearest first where a place is asked for. */
export type JobSort = '' | (typeof JOB_SORTS)[number];
export const JOB_SORTS = ['newest', 'nearest', 'pay', 'closing'] as const;

/** How many miles from a place a search may reach; any other number is the second. */
export const MILES_WITHIN: readonly number[] = [10, 25, 50, 100];
export const DEFAULT_MILES = 25;

export const NO_FILTERS: JobFilters = {
  text: '',
  sectors: [],
  locations: [],
  types: [],
  remote: false,
  salary: false,
  days: 0,
  near: '',
  within: 0,
  nearOnly: false,
  words: false,
  sort: '',
};

/** How many days a search may go back; any other number is none. */
export const POSTED_WITHIN_DAYS: readonly number[] = [1, 7, 14, 30];

const DAY_MS = 86_400_000;

interface Entry<J> {
  job: J;
  title: string;
  /** Of a long list its beginning, and what has been found in the rest (`hear-texts.ts`). */
  description: string;
  sectors: string;
  locations: string;
  type: string;
  isRemote: boolean;
  namesSalary: boolean;
  postedAt: number;
}

/** The published jobs of a list, featured first, made ready to be searched at every keystroke. */
export interface JobIndex<J extends ListedJob = ListedJob> {
  entries: readonly Entry<J>[];
  sectors: readonly string[];
  locations: readonly string[];
  types: readonly string[];
  /** When the list was read, in ms. */
  readAt: number;
  /** Which tags the name of a half of the business stands for. */
  taxonomy: Taxonomy;
  /** False of a long list, which has the beginnings of its adverts alone. */
  isWhole: boolean;
  /** The text that was looked for last in the rest of them. */
  heard?: { text: string } | undefined;
}

/** The published jobs of a list, featured first: what is not published is left out, since a session gets all that is stored. */
export function publishedInOrder<J extends ListedJob>(jobs: readonly J[], now: Date): J[] {
  const published = jobs.filter((job) => isPublished(job, now));
  return [
    ...published.filter((job) => job.isFeatured),
    ...published.filter((job) => !job.isFeatured),
  ];
}

/**
 * Lower-cases every text once per list; typing then only compares.
 *
 * @param readAt when the list was read, in ms: a moment that a server and its reader agree on
 */
export function indexJobs<J extends ListedJob>(
  jobs: readonly J[],
  readAt: number,
  taxonomy: Taxonomy,
): JobIndex<J> {
  const published = publishedInOrder(jobs, new Date(readAt));
  return {
    entries: published.map((job) => ({
      job,
      title: job.title.toLowerCase(),
      description: job.description.toLowerCase(),
      sectors: (job.sectorTags ?? '').toLowerCase(),
      locations: (job.locationTags ?? '').toLowerCase(),
      type: typeOf(job).toLowerCase(),
      isRemote: isRemote(job),
      namesSalary: /\d/.test(job.salary ?? ''),
      postedAt: Date.parse(job.postedAt),
    })),
    sectors: optionsOf(published.map((job) => job.sectorTags)),
    locations: optionsOf(published.map((job) => job.locationTags)),
    // A job whose type is 'Remote' tells where it is done: there is a filter for that.
    types: optionsOf(published.map(typeOf)).filter((type) => type.toLowerCase() !== 'remote'),
    readAt,
    taxonomy,
    isWhole: published.every(isWholeJob),
  };
}

/** The jobs of an index that every part of the filter lets through, in the index's order. */
export function filterJobs<J extends ListedJob>(index: JobIndex<J>, filters: JobFilters): J[] {
  const tests = Object.values(testsOf(filters, index));
  return index.entries.filter((entry) => tests.every((test) => test(entry))).map(({ job }) => job);
}

/** As `filterJobs` by text alone, which here may also stand in the tags; at most `limit` jobs. */
export function latestJobs(index: JobIndex, text: string, limit: number): ListedJob[] {
  const needle = needleOf(text);
  return index.entries
    .filter(
      (entry) =>
        inText(entry, needle) || entry.sectors.includes(needle) || entry.locations.includes(needle),
    )
    .slice(0, limit)
    .map(({ job }) => job);
}

/** True when nothing is asked for. */
export function isUnfiltered(filters: JobFilters): boolean {
  return filters.text.trim() === '' && filters.near === '' && countFilters(filters) === 0;
}

/** True while it is not known yet in which adverts of a long list a text stands. */
export function isHalfKnown({ isWhole, heard }: JobIndex, text: string): boolean {
  return !isWhole && text.trim() !== '' && heard?.text !== text;
}

/** How many choices are made beside the text. */
export function countFilters(filters: JobFilters): number {
  const { sectors, locations, types, remote, salary, days } = filters;
  return (
    sectors.length +
    locations.length +
    types.length +
    Number(remote) +
    Number(salary) +
    Number(days > 0)
  );
}

type Test = (entry: Entry<ListedJob>) => boolean;

/** What each part of a filter asks of a job. */
export function testsOf(
  filters: JobFilters,
  { readAt, taxonomy }: Pick<JobIndex, 'readAt' | 'taxonomy'>,
): Record<keyof Narrowing, Test> {
  const text = needleOf(filters.text);
  const types = filters.types.map((type) => type.toLowerCase());
  const since = readAt - filters.days * DAY_MS;
  return {
    text: text === '' ? always : (entry) => inText(entry, text),
    sectors: anyOf(filters.sectors.map((sector) => sectorTest(taxonomy, sector))),
    locations: anyOf(filters.locations.map(locationTest)),
    types: types.length === 0 ? always : ({ type }) => types.includes(type),
    remote: filters.remote ? ({ isRemote }) => isRemote : always,
    salary: filters.salary ? ({ namesSalary }) => namesSalary : always,
    days: filters.days > 0 ? ({ postedAt }) => postedAt >= since : always,
  };
}

const always: Test = () => true;

function anyOf(tests: readonly Test[]): Test {
  return tests.length === 0 ? always : (entry) => tests.some((test) => test(entry));
}

/**
 * By any part of the tags, so that a job without tags is in no sector. The two sectors that we are
 * named for are seldom tags themselves: their names also find every job that carries one of their
 * tags, as their landing pages do.
 */
function sectorTest(taxonomy: Taxonomy, sector: string): Test {
  const text = sector.toLowerCase();
  const ofGroup = landingOfGroup(taxonomy, text)?.tags;
  if (!ofGroup) return ({ sectors }) => sectors.includes(text);
  const tags = new Set(ofGroup.map((tag) => tag.toLowerCase()));
  return ({ sectors }) => sectors.includes(text) || splitTags(sectors).some((tag) => tags.has(tag));
}

/** By any part of the tags, so that a job without tags is in no place. */
function locationTest(location: string): Test {
  const text = location.toLowerCase();
  return ({ locations }) => locations.includes(text);
}

function needleOf(text: string): string {
  return text.trim().toLowerCase();
}

function inText({ title, description }: Entry<ListedJob>, text: string): boolean {
  return title.includes(text) || description.includes(text);
}

/** Each tag once, in its first spelling, sorted. */
function optionsOf(tagTexts: readonly (string | undefined)[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of [...new Set(tagTexts)].flatMap((text) => splitTags(text))) {
    const key = tag.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, tag);
  }
  return [...spellings.values()].sort(comparePlainText);
}
