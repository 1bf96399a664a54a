import { expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '../taxonomy';
import { buildJob } from '../test/build-job';
import { filterJobs, indexJobs, NO_FILTERS } from './job-filter';
import { choicesOf, toggled } from './job-filter-choices';
import { hindrancesOf, searchText } from './job-filter-words';

const READ_AT = Date.parse('2026-11-21T12:00:00Z');
const index = indexJobs(
  [
    buildJob({ id: '1', sectorTags: 'Solar', locationTags: 'Germany', jobType: 'Contract' }),
    buildJob({ id: '2', sectorTags: 'Solar, Wind', locationTags: 'UK, Remote', salary: '£60k' }),
    buildJob({
      id: '3',
      title: 'Blade engineer',
      sectorTags: 'Wind',
      locationTags: 'UK',
      postedAt: '2026-11-01T09:00:00Z',
    }),
  ],
  READ_AT,
  FIRST_TAXONOMY,
);

const counted = (choices: { value: string; jobs: number }[]) =>
  Object.fromEntries(choices.map(({ value, jobs }) => [value, jobs]));

test('counts each option within the other filters', () => {
  const choices = choicesOf(index, { ...NO_FILTERS, sectors: ['Solar'] });
  // The other sectors are counted as if this one weren't chosen.
  expect(counted(choices.sectors)).toEqual({ Solar: 2, Wind: 2 });
  expect(counted(choices.locations)).toEqual({ Germany: 1, Remote: 1, UK: 1 });
  expect(counted(choices.types)).toEqual({ Contract: 1, 'Full-time': 1 });
  expect([choices.remote.jobs, choices.salary.jobs]).toEqual([1, 1]);
  expect(choices.days.map(({ jobs }) => jobs)).toEqual([0, 2, 2, 2]);
  expect(choices.sectors.map(({ isChosen }) => isChosen)).toEqual([true, false]);
});

test('keeps a chosen option that no job has', () => {
  const { sectors } = choicesOf(index, { ...NO_FILTERS, sectors: ['Hydrogen'] });
  expect(sectors[0]).toEqual({ value: 'Hydrogen', jobs: 0, isChosen: true });
});

test('removes an option chosen twice, whatever its case', () => {
  expect(toggled(['Solar'], 'Wind')).toEqual(['Solar', 'Wind']);
  expect(toggled(['Solar', 'Wind'], 'solar')).toEqual(['Wind']);
});

test('names the words and filters whose removal gives results, the best first', () => {
  const search = { ...NO_FILTERS, text: 'blade zebra', sectors: ['Wind'] };
  expect(hindrancesOf(index, search).map(({ drop, jobs }) => [drop, jobs])).toEqual([
    ['“zebra”', 1],
  ]);
  const choices = {
    ...NO_FILTERS,
    sectors: ['Wind'],
    locations: ['Germany'],
    types: ['Full-time'],
  };
  const hindrances = hindrancesOf(index, choices);
  expect(hindrances.map(({ drop, jobs }) => [drop, jobs])).toEqual([['Germany', 2]]);
  for (const { filters, jobs } of hindrances) expect(filterJobs(index, filters)).toHaveLength(jobs);
});

test('writes a search in words', () => {
  expect(searchText(NO_FILTERS)).toBe('');
  const all = {
    ...NO_FILTERS,
    text: ' grid ',
    near: 'Coventry, UK',
    sectors: ['Solar', 'Wind'],
    locations: ['Germany'],
    types: ['Contract'],
    remote: true,
    salary: true,
    days: 7,
  };
  expect(searchText(all)).toBe(
    'grid, near Coventry, UK, Solar, Wind, Germany, Contract, Remote, Salary stated, Posted within 7 days',
  );
});
