import { landingOfGroup } from '@torque-tide/domain/landings/job-landings';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import type { Job } from '@torque-tide/contract/jobs';

/** What a visitor looks for; an empty part lets every job through. */
export interface JobFilters {
  text: string;
  sector: string;
  location: string;
}

export const NO_FILTERS: JobFilters = { text: '', sector: '', location: '' };

interface Entry {
  job: Job;
  title: string;
  description: string;
  sectors: string;
  locations: string;
}

/** The published jobs of a list, featured first, made ready to be searched at every keystroke. */
export interface JobIndex {
  entries: readonly Entry[];
  sectors: readonly string[];
  locations: readonly string[];
}

/**
 * Lower-cases every text once per list; typing then only compares. What is not published is left out,
 * since a session gets all that is stored.
 *
 * @param readAt when the list was read, in ms: a moment that a server and its reader agree on
 */
export function indexJobs(jobs: readonly Job[], readAt: number): JobIndex {
  const now = new Date(readAt);
  const published = jobs.filter((job) => isPublished(job, now));
  const ordered = [
    ...published.filter((job) => job.isFeatured),
    ...published.filter((job) => !job.isFeatured),
  ];
  return {
    entries: ordered.map((job) => ({
      job,
      title: job.title.toLowerCase(),
      description: job.description.toLowerCase(),
      sectors: (job.sectorTags ?? '').toLowerCase(),
      locations: (job.locationTags ?? '').toLowerCase(),
    })),
    sectors: optionsOf(published.map((job) => job.sectorTags)),
    locations: optionsOf(published.map((job) => job.locationTags)),
  };
}

/** The jobs of an index that every part of the filter lets through, in the index's order. */
export function filterJobs(index: JobIndex, filters: JobFilters): Job[] {
  return search(index, filters, (entry, text) => inText(entry, text));
}

/** As `filterJobs` by text alone, which here may also stand in the tags; at most `limit` jobs. */
export function latestJobs(index: JobIndex, text: string, limit: number): Job[] {
  return search(index, { ...NO_FILTERS, text }, (entry, needle) => {
    return inText(entry, needle) || inTags(entry, needle);
  }).slice(0, limit);
}

/** True when nothing is asked for. */
export function isUnfiltered(filters: JobFilters): boolean {
  return filters.text.trim() === '' && filters.sector === '' && filters.location === '';
}

function search(
  { entries }: JobIndex,
  filters: JobFilters,
  matches: (entry: Entry, text: string) => boolean,
): Job[] {
  const text = filters.text.trim().toLowerCase();
  const isInSector = sectorTest(filters.sector);
  const location = filters.location.toLowerCase();
  const found: Job[] = [];
  for (const entry of entries) {
    // A job without tags holds no sector, so that a chosen one excludes it.
    if (!isInSector(entry) || !entry.locations.includes(location)) continue;
    if (text === '' || matches(entry, text)) found.push(entry.job);
  }
  return found;
}

/**
 * By any part of the tags. The two sectors that we are named for are seldom tags themselves: their
 * names also find every job that carries one of their tags, as their landing pages do.
 */
function sectorTest(sector: string): (entry: Entry) => boolean {
  const text = sector.toLowerCase();
  const group = landingOfGroup(text);
  if (!group) return ({ sectors }) => sectors.includes(text);
  const tags = new Set(group.tags.map((tag) => tag.toLowerCase()));
  return ({ sectors }) => sectors.includes(text) || splitTags(sectors).some((tag) => tags.has(tag));
}

function inText({ title, description }: Entry, text: string): boolean {
  return title.includes(text) || description.includes(text);
}

function inTags({ sectors, locations }: Entry, text: string): boolean {
  return sectors.includes(text) || locations.includes(text);
}

/** Each tag once, in its first spelling, sorted. */
function optionsOf(tagTexts: readonly (string | undefined)[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tagTexts.flatMap((text) => splitTags(text))) {
    const key = tag.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, tag);
  }
  return [...spellings.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
