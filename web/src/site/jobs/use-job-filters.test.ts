import { expect, test } from 'vitest';
import { NO_FILTERS } from './job-filter';
import { readFilters, writeFilters } from './use-job-filters';

test('filters survive the way through a URL', () => {
  const filters = { text: 'R&D + 100%', sector: 'EV Charging', location: 'UK' };
  expect(readFilters(writeFilters('', filters))).toEqual(filters);
});

test('empty filters leave the URL, and what else it holds stays', () => {
  expect(writeFilters('?q=a&sector=b&location=c', NO_FILTERS)).toBe('');
  expect(writeFilters('?from=mail&q=a', NO_FILTERS)).toBe('?from=mail');
});
