import { JOB_TYPES, SEARCH_TEXT_MAX } from '@torque-tide/contract/job-choices';
import type { Job } from '@torque-tide/contract/jobs';
import type { Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import {
  type JobFilters,
  type JobIndex,
  JOB_SORTS,
  MILES_WITHIN,
  POSTED_WITHIN_DAYS,
} from '@torque-tide/domain/jobs/job-filter';
import {
  canonicalSearch,
  FILTER_PARAMS,
  ON,
  readFilters,
  SEARCH_CHOICE_MAX,
  SEARCH_CHOICES_MAX,
} from '@torque-tide/domain/jobs/job-filter-url';
import { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
import { placeNamed } from '@torque-tide/domain/places/find-place';
import type { Gazetteer } from '@torque-tide/domain/places/gazetteer';
import { searchText } from '@torque-tide/domain/jobs/job-filter-words';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import type { Changed } from '../published/view';
import { type Feed, newestItems } from './feed-item';

const choices = z
  .array(z.string().check(z.minLength(1), z.maxLength(SEARCH_CHOICE_MAX)))
  .check(z.maxLength(SEARCH_CHOICES_MAX));

const atMostOne = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(value).check(z.maxLength(1));

const searchSchema = z.object({
  text: atMostOne(z.string().check(z.maxLength(SEARCH_TEXT_MAX))),
  sectors: choices,
  locations: choices,
  types: choices,
  remote: atMostOne(z.literal(ON)),
  salary: atMostOne(z.literal(ON)),
  days: atMostOne(z.enum(POSTED_WITHIN_DAYS.map(String))),
  near: atMostOne(z.string().check(z.maxLength(SEARCH_CHOICE_MAX))),
  within: atMostOne(z.enum(MILES_WITHIN.map(String))),
  nearOnly: atMostOne(z.literal(ON)),
  words: atMostOne(z.literal(ON)),
  sort: atMostOne(z.enum(JOB_SORTS)),
} satisfies Record<keyof typeof FILTER_PARAMS, unknown>);

/**
 * The one spelling of a search, in which a cache keeps its feed. Parameters that no search has are left
 * out, as every feed leaves them out.
 *
 * @param search an address's search, such as `?sector=Solar`
 * @throws {AppError} `invalid` when a parameter has a value that no search can have
 */
export function checkedSearch(search: string): string {
  const params = new URLSearchParams(search);
  const values = Object.entries(FILTER_PARAMS).map(([part, name]) => [part, params.getAll(name)]);
  const { error } = searchSchema.safeParse(Object.fromEntries(values));
  if (error) throw new AppError('invalid', 'This is no search of the job list', { cause: error });
  return canonicalSearch(readFilters(search));
}

/**
 * The jobs that the job list shows for a search. Without any it is empty and still a feed: whoever
 * follows it waits for the next one.
 *
 * @param index all jobs, read now
 * @param path the feed's address without its search
 * @throws {AppError} `not-found` when there is no such sector, place or type
 */
export function searchFeed(
  index: JobIndex<Changed<Job>>,
  path: string,
  search: string,
  gazetteer: Gazetteer,
  { agency, taxonomy }: Settings,
): Feed {
  const filters = readFilters(search);
  if (!isKnown(index, filters, gazetteer, taxonomy)) {
    throw new AppError('not-found', 'There is no such sector, place or type');
  }
  return {
    agency,
    title: feedTitle(agency, searchText(filters)),
    path: `${path}${search}`,
    page: `/jobs${search}`,
    ...newestItems(searchJobs(index, filters, gazetteer).jobs, new Date(index.readAt)),
  };
}

/** False for a search that no link of ours leads to: there is no end of made-up names. */
function isKnown(
  { entries }: JobIndex,
  { sectors, locations, types, near }: JobFilters,
  gazetteer: Gazetteer,
  taxonomy: Taxonomy,
): boolean {
  const isPartOf = (names: readonly string[], inEntry: (value: string) => boolean) => {
    const known = names.map((name) => name.toLowerCase());
    return (value: string) => {
      const text = value.toLowerCase();
      return known.some((name) => name.includes(text)) || inEntry(text);
    };
  };
  const isSector = isPartOf(
    [...taxonomy.sectors.flatMap(({ name, tags }) => [name, ...tags]), ...taxonomy.jobSectors],
    (text) => entries.some((entry) => entry.sectors.includes(text)),
  );
  const isLocation = isPartOf(
    [...taxonomy.locations.map(({ name }) => name), ...taxonomy.jobLocations],
    (text) => entries.some((entry) => entry.locations.includes(text)),
  );
  const isType = isPartOf(JOB_TYPES, (text) => entries.some(({ type }) => type === text));
  return (
    sectors.every(isSector) &&
    locations.every(isLocation) &&
    types.every(isType) &&
    (near === '' || placeNamed(gazetteer, near) !== undefined)
  );
}
