import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfGroup } from '../landings/job-landings';
import { comparePlainText } from '../plain-text';
import { isPublished, isRemote } from './job-openness';
import { splitTags, typeOf } from './job-text';
import { isWholeJob } from './listed-job';

/**
 * The filters of the job list. An empty part admits every job. A job must match one of several sectors,
 * places or types, and every other part.
 */
interface Narrowing {
  text: string;
  sectors: readonly string[];
  locations: readonly string[];
  types: readonly string[];
  remote: boolean;
  /** Only jobs that state a salary. */
  salary: boolean;
  /** Only jobs posted within this many days; 0 for any time. */
  days: number;
}

/** A visitor's search and its order. */
export interface JobFilters extends Narrowing {
  /** The place to search around; '' if the text may name one. */
  near: string;
  /** The distance from the place, in miles; 0 for the default. */
  within: number;
  /** Leaves out the remote roles open to the place's country. */
  nearOnly: boolean;
  /** True to read no place from the text. */
  words: boolean;
  sort: JobSort;
}

/** '' is newest first, or nearest first around a place. */
export type JobSort = '' | (typeof JOB_SORTS)[number];
export const JOB_SORTS = ['newest', 'nearest', 'pay', 'closing'] as const;

/** The distances a search may have, in miles; any other number becomes the second. */
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

/** How many days a search may go back; any other number means any time. */
export const POSTED_WITHIN_DAYS: readonly number[] = [1, 7, 14, 30];

const DAY_MS = 86_400_000;

interface Entry<J> {
  job: J;
  title: string;
  /**
   * In a long list only the text's beginning, plus the server's matches in the rest
   * (`text-matches.ts`).
   */
  description: string;
  sectors: string;
  locations: string;
  type: string;
  isRemote: boolean;
  namesSalary: boolean;
  postedAt: number;
}

/** A list's published jobs, featured first, prepared for a search at every keystroke. */
export interface JobIndex<J extends ListedJob = ListedJob> {
  entries: readonly Entry<J>[];
  sectors: readonly string[];
  locations: readonly string[];
  types: readonly string[];
  /** When the list was read, in ms. */
  readAt: number;
  /** The tags that a market's name stands for. */
  taxonomy: Taxonomy;
  /** False for a long list, which has only the beginnings of its adverts. */
  isWhole: boolean;
  /** The last text that the server searched the rest for. */
  searched?: { text: string } | undefined;
}

/**
 * Returns a list's published jobs, featured first. A session gets unpublished ones too; they are left out
 * here.
 */
export function publishedInOrder<J extends ListedJob>(jobs: readonly J[], now: Date): J[] {
  const published = jobs.filter((job) => isPublished(job, now));
  return [
    ...published.filter((job) => job.isFeatured),
    ...published.filter((job) => !job.isFeatured),
  ];
}

/**
 * Prepares a list for searching: every text is lower-cased once.
 *
 * @param readAt when the list was read, in ms, so that server and browser agree
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
    // Leaves out 'Remote', which has a filter of its own.
    types: optionsOf(published.map(typeOf)).filter((type) => type.toLowerCase() !== 'remote'),
    readAt,
    taxonomy,
    isWhole: published.every(isWholeJob),
  };
}

/** Returns the jobs of an index that match every part of the filter, in the index's order. */
export function filterJobs<J extends ListedJob>(index: JobIndex<J>, filters: JobFilters): J[] {
  const tests = Object.values(testsOf(filters, index));
  return index.entries.filter((entry) => tests.every((test) => test(entry))).map(({ job }) => job);
}

/** Like `filterJobs`, by text alone, which here may also match the tags; at most `limit` jobs. */
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

/** True for an empty filter. */
export function isUnfiltered(filters: JobFilters): boolean {
  return filters.text.trim() === '' && filters.near === '' && countFilters(filters) === 0;
}

/** True until the server has said which adverts of a long list contain a text. */
export function isPartlySearched({ isWhole, searched }: JobIndex, text: string): boolean {
  return !isWhole && text.trim() !== '' && searched?.text !== text;
}

/** Counts the filters other than the text. */
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

/** The test of each part of a filter. */
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
 * Matches any part of the tags. The two markets are seldom tags themselves, so their names also find jobs
 * with one of their sectors' tags, as their landing pages do.
 */
function sectorTest(taxonomy: Taxonomy, sector: string): Test {
  const text = sector.toLowerCase();
  const ofGroup = landingOfGroup(taxonomy, text)?.tags;
  if (!ofGroup) return ({ sectors }) => sectors.includes(text);
  const tags = new Set(ofGroup.map((tag) => tag.toLowerCase()));
  return ({ sectors }) => sectors.includes(text) || splitTags(sectors).some((tag) => tags.has(tag));
}

/** Matches any part of the tags. */
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

/** Returns each tag once, in its first spelling, sorted. */
function optionsOf(tagTexts: readonly (string | undefined)[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of [...new Set(tagTexts)].flatMap((text) => splitTags(text))) {
    const key = tag.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, tag);
  }
  return [...spellings.values()].sort(comparePlainText);
}
