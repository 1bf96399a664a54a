import { describe, expect, test } from 'vitest';
import { FIRST_TAXONOMY } from '../taxonomy';
import { buildJob } from '../test/build-job';
import {
  countFilters,
  filterJobs,
  indexJobs,
  isUnfiltered,
  latestJobs,
  NO_FILTERS,
} from './job-filter';

const storage = buildJob({
  id: '1',
  title: 'Grid connections engineer',
  description: 'Take Battery projects to energisation.',
  sectorTags: 'BESS, Battery Storage',
  locationTags: 'UK',
});
const charging = buildJob({
  id: '2',
  title: 'Charging network planner',
  description: 'Decide where rapid chargers go.',
  sectorTags: 'EV Charging',
  locationTags: 'Germany, Remote',
});
const untagged = buildJob({
  id: '3',
  title: 'Finance lead',
  description: 'Close the books.',
  sectorTags: '',
  locationTags: '',
});
const READ_AT = Date.parse('2026-11-21T12:00:00Z');
const all = indexJobs([storage, charging, untagged], READ_AT, FIRST_TAXONOMY);

function idsOf(filters: Partial<typeof NO_FILTERS>, index = all): string[] {
  return filterJobs(index, { ...NO_FILTERS, ...filters }).map((job) => job.id);
}

describe('search text', () => {
  test.each([
    ['GRID', ['1']],
    ['battery', ['1']],
    ['  planner ', ['2']],
    ['nothing like this', []],
    ['', ['1', '2', '3']],
  ])('"%s" finds %j in titles and descriptions', (text, expected) => {
    expect(idsOf({ text })).toEqual(expected);
  });

  test("doesn't search tags", () => {
    expect(idsOf({ text: 'bess' })).toEqual([]);
  });

  test('never matches across the end of a title', () => {
    expect(idsOf({ text: 'engineertake' })).toEqual([]);
    expect(idsOf({ text: 'engineer\ntake' })).toEqual([]);
  });
});

describe('sector and location', () => {
  test('match any part of the tags, whatever the case', () => {
    expect(idsOf({ sectors: ['battery storage'] })).toEqual(['1']);
    expect(idsOf({ sectors: ['EV'] })).toEqual(['2']);
    expect(idsOf({ locations: ['german'] })).toEqual(['2']);
  });

  test('include every job with a tag of the market', () => {
    const jobs = [
      'Solar',
      'Hydrogen, Mobility',
      'EV',
      'Clean Energy finance',
      'Development',
      '',
    ].map((sectorTags, id) => buildJob({ id: String(id), sectorTags }));
    const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);
    expect(idsOf({ sectors: ['Clean Energy'] }, index)).toEqual(['0', '1', '3']);
    expect(idsOf({ sectors: ['future mobility'] }, index)).toEqual(['1', '2']);
  });
});

describe('further choices', () => {
  const jobs = [
    buildJob({ id: 'solar', sectorTags: 'Solar', locationTags: 'Germany', jobType: 'Contract' }),
    buildJob({ id: 'wind', sectorTags: 'Wind', locationTags: 'Spain', salary: 'Competitive' }),
    buildJob({ id: 'hydrogen', sectorTags: 'Hydrogen', locationTags: 'Germany', salary: '£60k' }),
  ];
  const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);

  test('match one of several values in each filter', () => {
    expect(idsOf({ sectors: ['Solar', 'Wind'] }, index)).toEqual(['solar', 'wind']);
    expect(idsOf({ sectors: ['Solar', 'Wind'], locations: ['Spain', 'UK'] }, index)).toEqual([
      'wind',
    ]);
  });

  test('the type is the one that the card shows', () => {
    expect(idsOf({ types: ['contract'] }, index)).toEqual(['solar']);
    expect(idsOf({ types: ['Full-time'] }, index)).toEqual(['wind', 'hydrogen']);
    expect(index.types).toEqual(['Contract', 'Full-time']);
  });

  test('a salary is stated when it names an amount', () => {
    expect(idsOf({ salary: true }, index)).toEqual(['hydrogen']);
  });

  test('filter by age, counted back from when the list was read', () => {
    const dated = ['2026-11-21T11:00:00Z', '2026-11-14T12:00:00Z', '2026-11-14T11:59:59Z'].map(
      (postedAt, id) => buildJob({ id: String(id), postedAt }),
    );
    expect(idsOf({ days: 7 }, indexJobs(dated, READ_AT, FIRST_TAXONOMY))).toEqual(['0', '1']);
    expect(idsOf({ days: 1 }, indexJobs(dated, READ_AT, FIRST_TAXONOMY))).toEqual(['0']);
  });

  test('are counted, except for the text', () => {
    const filters = { ...NO_FILTERS, text: 'a', sectors: ['a', 'b'], remote: true, days: 7 };
    expect(countFilters(filters)).toBe(4);
  });
});

describe('remote', () => {
  const jobs = [
    buildJob({ id: 'tag', locationTags: 'UK, Remote' }),
    buildJob({ id: 'type', locationTags: 'UK', jobType: 'Remote' }),
    buildJob({ id: 'hybrid', locationTags: 'UK, Remote', jobType: 'Hybrid' }),
    buildJob({ id: 'no place', locationTags: ' , ', customLocation: ' ' }),
    buildJob({ id: 'town', locationTags: '', customLocation: 'Rotterdam, Netherlands' }),
    buildJob({ id: 'country' }),
    buildJob({ id: 'pattern', workingPattern: 'Remote' }),
    buildJob({ id: 'days', locationTags: '', workingPattern: 'Hybrid, 2 office days a week' }),
    buildJob({ id: 'site', locationTags: '', workingPattern: 'On site' }),
  ];
  const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);

  test('matches any remote job in its own filter, and the tag in the location filter', () => {
    expect(idsOf({ remote: true }, index)).toEqual(['tag', 'type', 'no place', 'pattern']);
    expect(idsOf({ locations: ['Remote'] }, index)).toEqual(['tag', 'hybrid']);
    // It isn't a job type among the options.
    expect(index.types).toEqual(['Full-time', 'Hybrid']);
  });
});

describe('order and visibility', () => {
  test('hides inactive jobs and their options', () => {
    const hidden = { isActive: false, sectorTags: 'Hydrogen', locationTags: 'Spain' };
    const index = indexJobs([buildJob(hidden)], READ_AT, FIRST_TAXONOMY);
    expect(idsOf({}, index)).toEqual([]);
    expect(index.sectors).toEqual([]);
    expect(index.locations).toEqual([]);
  });

  test('hides jobs past their closing date', () => {
    const jobs = ['2026-11-20', '2026-11-21', undefined].map((closesAt, id) =>
      buildJob({ id: String(id), sectorTags: `Tag ${id}`, ...(closesAt ? { closesAt } : {}) }),
    );
    const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);
    expect(idsOf({}, index)).toEqual(['1', '2']);
    expect(index.sectors).toEqual(['Tag 1', 'Tag 2']);
  });

  test('featured jobs come first; otherwise the order stays', () => {
    const jobs = [
      buildJob({ id: 'a' }),
      buildJob({ id: 'b', isFeatured: true }),
      buildJob({ id: 'c' }),
      buildJob({ id: 'd', isFeatured: true }),
    ];
    const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);
    expect(idsOf({}, index)).toEqual(['b', 'd', 'a', 'c']);
  });
});

test('offers the tags of the loaded jobs, each once, sorted', () => {
  const jobs = [
    buildJob({ sectorTags: 'Wind, BESS', locationTags: 'UK' }),
    buildJob({ sectorTags: 'bess,Solar', locationTags: 'Germany, UK' }),
  ];
  const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);
  expect(index.sectors).toEqual(['BESS', 'Solar', 'Wind']);
  expect(index.locations).toEqual(['Germany', 'UK']);
});

describe('latest jobs', () => {
  test('also match sector and location tags', () => {
    expect(latestJobs(all, 'bess', 6).map((job) => job.id)).toEqual(['1']);
    expect(latestJobs(all, 'GERMANY', 6).map((job) => job.id)).toEqual(['2']);
    expect(latestJobs(all, 'books', 6).map((job) => job.id)).toEqual(['3']);
  });

  test('respect the limit', () => {
    const jobs = Array.from({ length: 9 }, (_, id) => buildJob({ id: String(id) }));
    const index = indexJobs(jobs, READ_AT, FIRST_TAXONOMY);
    expect(latestJobs(index, '', 6)).toHaveLength(6);
  });
});

test('ignores a filter of white space', () => {
  expect(isUnfiltered({ ...NO_FILTERS, text: '  ' })).toBe(true);
  expect(isUnfiltered({ ...NO_FILTERS, sectors: ['Wind'] })).toBe(false);
});
