import { SEARCH_TEXT_MAX } from '@torque-tide/contract/job-choices';
import {
  JOB_SORTS,
  type JobFilters,
  MILES_WITHIN,
  NO_FILTERS,
  POSTED_WITHIN_DAYS,
} from './job-filter';

/** Most sectors, places or types in one search, and the longest name of one, in characters. */
export const SEARCH_CHOICES_MAX = 10;
const SEARCH_CHOICE_MAX = 80;

/** The parameters of an address, in order. */
export const FILTER_PARAMS = {
  text: 'q',
  sectors: 'sector',
  locations: 'location',
  types: 'type',
  remote: 'remote',
  salary: 'salary',
  days: 'days',
  near: 'near',
  within: 'within',
  nearOnly: 'nearonly',
  words: 'words',
  sort: 'sort',
} as const satisfies Record<keyof JobFilters, string>;

/** The value of a switch that is on. */
export const ON = '1';

/**
 * Parses the filters in an address. Leaves out invalid ones, because people edit addresses and the
 * page must show something.
 */
export function readFilters(search: string): JobFilters {
  const params = new URLSearchParams(search);
  const listOf = (name: string) =>
    withoutRepetitions(params.getAll(name))
      .filter(({ length }) => length <= SEARCH_CHOICE_MAX)
      .slice(0, SEARCH_CHOICES_MAX);
  const days = Number(params.get(FILTER_PARAMS.days));
  const within = Number(params.get(FILTER_PARAMS.within));
  const sort = params.get(FILTER_PARAMS.sort);
  return {
    text: (params.get(FILTER_PARAMS.text) ?? '').slice(0, SEARCH_TEXT_MAX),
    sectors: listOf(FILTER_PARAMS.sectors),
    locations: listOf(FILTER_PARAMS.locations),
    types: listOf(FILTER_PARAMS.types),
    remote: params.get(FILTER_PARAMS.remote) === ON,
    salary: params.get(FILTER_PARAMS.salary) === ON,
    days: POSTED_WITHIN_DAYS.includes(days) ? days : NO_FILTERS.days,
    near: (params.get(FILTER_PARAMS.near) ?? '').slice(0, SEARCH_CHOICE_MAX).trim(),
    within: MILES_WITHIN.includes(within) ? within : NO_FILTERS.within,
    nearOnly: params.get(FILTER_PARAMS.nearOnly) === ON,
    words: params.get(FILTER_PARAMS.words) === ON,
    sort: JOB_SORTS.find((each) => each === sort) ?? NO_FILTERS.sort,
  };
}

/** Returns an address's search with these filters; other parameters stay. */
export function writeFilters(search: string, filters: JobFilters): string {
  const params = new URLSearchParams(search);
  for (const [part, name] of Object.entries(FILTER_PARAMS) as [keyof JobFilters, string][]) {
    // Removes and appends it, so that the same view has the same address.
    params.delete(name);
    for (const value of textsOf(filters[part])) params.append(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the canonical search for the same jobs, as a cache key. */
export function canonicalSearch(filters: JobFilters): string {
  const sorted = (values: readonly string[]) =>
    withoutRepetitions(values).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return writeFilters('', {
    ...filters,
    text: filters.text.trim(),
    sectors: sorted(filters.sectors),
    locations: sorted(filters.locations),
    types: sorted(filters.types),
    sort: NO_FILTERS.sort,
  });
}

function textsOf(value: JobFilters[keyof JobFilters]): readonly string[] {
  if (typeof value === 'boolean') return value ? [ON] : [];
  if (typeof value === 'object') return value;
  return value === '' || value === 0 ? [] : [String(value)];
}

/** Returns each value once, in its first spelling, without empty ones. */
function withoutRepetitions(values: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const value of values.map((each) => each.trim())) {
    const key = value.toLowerCase();
    if (key !== '' && !known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}
