import { expect, test } from 'vitest';
import { type JobFilters, NO_FILTERS } from './job-filter';
import { chosenFilters } from './job-filter-chosen';

const all: JobFilters = {
  ...NO_FILTERS,
  text: 'grid',
  sectors: ['Solar', 'Wind'],
  locations: ['UK'],
  types: ['Contract'],
  remote: true,
  salary: true,
  days: 7,
};

test('lists the chosen filters in words', () => {
  expect(chosenFilters(NO_FILTERS)).toEqual([]);
  expect(chosenFilters(all).map(({ name }) => name)).toEqual([
    'Solar',
    'Wind',
    'UK',
    'Contract',
    'Remote',
    'Salary stated',
    'Posted within 7 days',
  ]);
});

test('marks only the first sector and place as shown in dropdowns', () => {
  const inDropdowns = chosenFilters(all).filter(({ isInDropdown }) => isInDropdown);
  expect(inDropdowns.map(({ name }) => name)).toEqual(['Solar', 'UK']);
});

test('leaves the text when every filter is removed', () => {
  const withoutFirst = (from: JobFilters) => ({ ...from, ...chosenFilters(from)[0]?.without });
  let filters = all;
  for (let left = 6; left >= 0; left -= 1) {
    filters = withoutFirst(filters);
    expect(chosenFilters(filters)).toHaveLength(left);
  }
  expect(filters).toEqual({ ...NO_FILTERS, text: 'grid' });
});
