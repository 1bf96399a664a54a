import { SEARCH_TEXT_MAX } from '@torque-tide/contract/job-choices';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  JOB_SORTS,
  type JobFilters,
  MILES_WITHIN,
  NO_FILTERS,
  POSTED_WITHIN_DAYS,
} from './job-filter';
import { canonicalSearch, readFilters, SEARCH_CHOICES_MAX, writeFilters } from './job-filter-url';

const choices = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text === text.trim() && text !== ''),
  { maxLength: SEARCH_CHOICES_MAX, selector: (text) => text.toLowerCase() },
);
const anyFilters: fc.Arbitrary<JobFilters> = fc.record({
  text: fc.string({ maxLength: SEARCH_TEXT_MAX }),
  sectors: choices,
  locations: choices,
  types: choices,
  remote: fc.boolean(),
  salary: fc.boolean(),
  days: fc.constantFrom(0, ...POSTED_WITHIN_DAYS),
  near: fc.constantFrom('', 'Coventry, UK', 'Perth, Western Australia'),
  within: fc.constantFrom(0, ...MILES_WITHIN),
  nearOnly: fc.boolean(),
  words: fc.boolean(),
  sort: fc.constantFrom('' as const, ...JOB_SORTS),
});

test('round-trips any filters through an address', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(writeFilters('', filters))).toEqual(filters);
    }),
  );
});

test('has one canonical address whatever the order of choices', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const reversed = {
        ...filters,
        sectors: filters.sectors.toReversed(),
        locations: filters.locations.toReversed(),
        types: filters.types.toReversed(),
      };
      const canonical = canonicalSearch(filters);
      expect(canonicalSearch(reversed)).toBe(canonical);
      expect(canonicalSearch(readFilters(canonical))).toBe(canonical);
    }),
  );
});

test('ignores the sort order in the canonical search', () => {
  expect(canonicalSearch({ ...NO_FILTERS, near: 'Coventry, UK', sort: 'pay' })).toBe(
    canonicalSearch({ ...NO_FILTERS, near: 'Coventry, UK' }),
  );
});

test('keeps the format for one sector, one place and a text', () => {
  const filters = { ...NO_FILTERS, text: 'grid', sectors: ['Solar'], locations: ['UK'] };
  expect(writeFilters('', filters)).toBe('?q=grid&sector=Solar&location=UK');
});

test('removes empty filters and keeps other parameters', () => {
  expect(writeFilters('?q=a&sector=b&sector=c&location=d&remote=1&days=7', NO_FILTERS)).toBe('');
  expect(writeFilters('?from=mail&q=a', NO_FILTERS)).toBe('?from=mail');
});

describe('ignores invalid parameters', () => {
  test.each([
    ['?days=8', NO_FILTERS],
    ['?within=26&nearonly=yes&words=0&sort=best&near=%20', NO_FILTERS],
    ['?sector=&sector=%20', NO_FILTERS],
    ['?sector=Solar&sector=solar', { ...NO_FILTERS, sectors: ['Solar'] }],
    [`?type=${'x'.repeat(81)}`, NO_FILTERS],
  ])('%s', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });

  test('more choices than allowed', () => {
    const many = Array.from({ length: 30 }, (_, at) => `sector=s${at}`).join('&');
    expect(readFilters(`?${many}`).sectors).toHaveLength(SEARCH_CHOICES_MAX);
  });
});
