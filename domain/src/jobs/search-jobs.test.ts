import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '../places/gazetteer';
import { buildJob } from '../test/build-job';
import { FIRST_TAXONOMY } from '../taxonomy';
import { filterJobs, indexJobs, type JobFilters, NO_FILTERS } from './job-filter';
import { searchJobs } from './search-jobs';

const gazetteer = await loadGazetteer();
const NOW = Date.parse('2026-06-01T09:00:00.000Z');

const build = (id: string, fields: Partial<Job>) =>
  buildJob({ id, title: `Engineer ${id}`, description: 'Build things.', ...fields });

const jobs = [
  build('warwick', {
    title: 'Protection and control engineer',
    sectorTags: 'Battery Storage',
    locationTags: 'UK',
    customLocation: 'Warwick',
  }),
  build('midlands', { title: 'Battery engineer', locationTags: 'UK', customLocation: 'Midlands' }),
  build('nuneaton', { locationTags: 'UK', customLocation: 'Nuneaton' }),
  build('leeds', { title: 'Battery engineer', locationTags: 'UK', customLocation: 'Leeds' }),
  build('remote', { title: 'Battery engineer', locationTags: 'UK, Remote' }),
  build('german', { title: 'Battery engineer', locationTags: 'Germany, Remote' }),
  build('reader', {
    title: 'Metering engineer',
    description: 'The reading of meters, Coventry being our client.',
    locationTags: 'France',
  }),
  build('reading', { title: 'Planner', locationTags: 'UK', customLocation: 'Reading' }),
  build('uk', { title: 'Battery engineer', locationTags: 'UK' }),
];
const index = indexJobs(jobs, NOW, FIRST_TAXONOMY);
const search = (filters: Partial<JobFilters>, known = gazetteer) =>
  searchJobs(index, { ...NO_FILTERS, ...filters }, known);
const ids = (filters: Partial<JobFilters>) => search(filters).jobs.map(({ id }) => id);

test("'battery engineer Coventry' finds jobs nearby, then remote ones", () => {
  const { jobs: found, near } = search({ text: 'battery engineer Coventry' });
  expect(found.map(({ id }) => id)).toEqual(['midlands', 'warwick', 'remote']);
  expect(near).toMatchObject({ within: 2, remote: 1 });
  expect(near?.asked).toMatchObject({ rest: 'battery engineer', within: 25 });
  expect(Object.fromEntries(near?.notes ?? [])).toEqual({
    midlands: 'In Midlands',
    warwick: '9 miles from Coventry',
    remote: 'Done remotely',
  });
});

test('keeps text matches of all words, after nearby jobs', () => {
  expect(ids({ text: 'Coventry' })).toEqual([
    'midlands',
    'nuneaton',
    'warwick',
    'remote',
    'reader',
  ]);
});

test('filters by a chosen place, and searches the text within it', () => {
  expect(ids({ text: 'battery', near: 'Coventry, UK' })).toEqual(['midlands', 'warwick', 'remote']);
  expect(ids({ near: 'Coventry, UK', within: 10, nearOnly: true })).toEqual([
    'midlands',
    'nuneaton',
    'warwick',
  ]);
  expect(ids({ near: 'Coventry, UK', within: 100 })).toContain('leeds');
});

test('finds all jobs of a place that is whole countries', () => {
  expect(ids({ text: 'battery Germany' })).toEqual(['german']);
  expect(search({ text: 'battery Germany' }).near?.notes.get('german')).toBeUndefined();
});

describe('a place whose name is an ordinary word', () => {
  test('is only offered if the words find something', () => {
    const { jobs: found, near, offered } = search({ text: 'reading' });
    expect(found.map(({ id }) => id)).toEqual(['reader']);
    expect(near).toBeUndefined();
    expect(offered).toMatchObject({ place: { label: 'Reading, UK' }, jobs: 1 });
  });

  test('counts if the words find nothing', () => {
    expect(ids({ text: 'Rugby' })).toContain('warwick');
  });
});

test('reads a distance from the text until another is chosen', () => {
  expect(search({ text: 'within 100 miles of Coventry' }).near?.asked.within).toBe(100);
  expect(search({ text: 'within 100 miles of Coventry', within: 10 }).near?.asked.within).toBe(10);
  expect(search({ text: 'battery 40 km from Berlin' }).near?.summary).toBe(
    'near Berlin, Germany: 0 within 40 km, 1 done remotely',
  );
});

test("says that it can't know what is near the visitor", () => {
  expect(search({ text: 'battery jobs near me' })).toEqual({ jobs: [], isNearMe: true });
  expect(search({ text: 'battery' })).not.toHaveProperty('isNearMe');
});

test('recognises no place on request, or without a gazetteer', () => {
  const specified = filterJobs(index, { ...NO_FILTERS, text: 'Coventry' });
  expect(search({ text: 'Coventry', words: true }).jobs).toEqual(specified);
  expect(searchJobs(index, { ...NO_FILTERS, text: 'Coventry' }).jobs).toEqual(specified);
});

test('names the nearest places with jobs if none are in reach', () => {
  const { jobs: found, near } = search({ text: 'battery Hull', nearOnly: true });
  expect(found).toEqual([]);
  expect(near?.beyond.map(({ place, jobs: count }) => [place.name, count])).toEqual([
    ['Midlands', 1],
    ['Leeds', 1],
    ['Warwick', 1],
  ]);
});

describe('the order', () => {
  const paid = [
    build('hourly', { salary: '£60 an hour', closesAt: '2026-08-01' }),
    build('yearly', { salary: '£70,000 a year', closesAt: '2026-07-01' }),
    build('euros', {
      salary: '€75,000 a year',
      locationTags: 'Germany',
      postedAt: '2027-01-30T09:00:00.000Z',
    }),
    build('silent', { salary: '' }),
  ];
  const order = (sort: JobFilters['sort']) =>
    searchJobs(indexJobs(paid, NOW, FIRST_TAXONOMY), { ...NO_FILTERS, sort }).jobs.map(
      ({ id }) => id,
    );

  test('sorts by yearly pay, whatever the unit and currency', () => {
    expect(order('pay')).toEqual(['hourly', 'yearly', 'euros', 'silent']);
  });

  test('sorts by closing day, those without one last', () => {
    expect(order('closing')).toEqual(['yearly', 'hourly', 'euros', 'silent']);
  });

  test('sorts by posting day', () => {
    expect(order('newest')[0]).toBe('euros');
  });
});
