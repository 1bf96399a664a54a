import { describe, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { NO_FILTERS, filterJobs, indexJobs, isUnfiltered, latestJobs } from './job-filter';

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
const all = indexJobs([storage, charging, untagged], READ_AT);

function idsOf(filters: Partial<typeof NO_FILTERS>, index = all): string[] {
  return filterJobs(index, { ...NO_FILTERS, ...filters }).map((job) => job.id);
}

describe('search text', () => {
  test.each([
    ['GRID', ['1']],
    ['battery', ['1']],
    ['e', ['1', '2', '3']],
    ['  planner ', ['2']],
    ['nothing like this', []],
    ['', ['1', '2', '3']],
  ])('"%s" finds %j in titles and descriptions', (text, expected) => {
    expect(idsOf({ text })).toEqual(expected);
  });

  test('does not look into tags', () => {
    expect(idsOf({ text: 'bess' })).toEqual([]);
  });

  test('never matches across the end of a title', () => {
    expect(idsOf({ text: 'engineertake' })).toEqual([]);
    expect(idsOf({ text: 'engineer\ntake' })).toEqual([]);
  });
});

describe('sector and location', () => {
  test('match any part of the tags, whatever the case', () => {
    expect(idsOf({ sector: 'battery storage' })).toEqual(['1']);
    expect(idsOf({ sector: 'EV' })).toEqual(['2']);
    expect(idsOf({ location: 'remote' })).toEqual(['2']);
  });

  test('our two sectors hold every job that carries one of their tags', () => {
    const jobs = [
      'Solar',
      'Hydrogen, Mobility',
      'EV',
      'Clean Energy finance',
      'Development',
      '',
    ].map((sectorTags, id) => buildJob({ id: String(id), sectorTags }));
    const index = indexJobs(jobs, READ_AT);
    expect(idsOf({ sector: 'Clean Energy' }, index)).toEqual(['0', '1', '3']);
    expect(idsOf({ sector: 'future mobility' }, index)).toEqual(['1', '2']);
  });

  test('exclude a job without tags', () => {
    expect(idsOf({ sector: 'BESS' })).not.toContain('3');
    expect(idsOf({ location: 'UK' })).not.toContain('3');
  });

  test('hold together with the text', () => {
    expect(idsOf({ text: 'e', sector: 'BESS', location: 'UK' })).toEqual(['1']);
    expect(idsOf({ text: 'planner', sector: 'BESS' })).toEqual([]);
  });
});

describe('order and visibility', () => {
  test('inactive jobs are hidden, and name no option', () => {
    const hidden = { isActive: false, sectorTags: 'Hydrogen', locationTags: 'Spain' };
    const index = indexJobs([buildJob(hidden)], READ_AT);
    expect(idsOf({}, index)).toEqual([]);
    expect(index.sectors).toEqual([]);
    expect(index.locations).toEqual([]);
  });

  test('jobs past their closing date are hidden like inactive ones', () => {
    const jobs = ['2026-11-20', '2026-11-21', undefined].map((closesAt, id) =>
      buildJob({ id: String(id), sectorTags: `Tag ${id}`, ...(closesAt ? { closesAt } : {}) }),
    );
    const index = indexJobs(jobs, READ_AT);
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
    const index = indexJobs(jobs, READ_AT);
    expect(idsOf({}, index)).toEqual(['b', 'd', 'a', 'c']);
  });
});

test('options are the tags of the loaded jobs, each once, sorted', () => {
  const jobs = [
    buildJob({ sectorTags: 'Wind, BESS', locationTags: 'UK' }),
    buildJob({ sectorTags: 'bess,Solar', locationTags: 'Germany, UK' }),
  ];
  const index = indexJobs(jobs, READ_AT);
  expect(index.sectors).toEqual(['BESS', 'Solar', 'Wind']);
  expect(index.locations).toEqual(['Germany', 'UK']);
});

describe('latest jobs', () => {
  test('also match sector and location tags', () => {
    expect(latestJobs(all, 'bess', 6).map((job) => job.id)).toEqual(['1']);
    expect(latestJobs(all, 'GERMANY', 6).map((job) => job.id)).toEqual(['2']);
    expect(latestJobs(all, 'books', 6).map((job) => job.id)).toEqual(['3']);
  });

  test('are no more than asked for', () => {
    const jobs = Array.from({ length: 9 }, (_, id) => buildJob({ id: String(id) }));
    const index = indexJobs(jobs, READ_AT);
    expect(latestJobs(index, '', 6)).toHaveLength(6);
  });
});

test('white space alone is no filter', () => {
  expect(isUnfiltered({ ...NO_FILTERS, text: '  ' })).toBe(true);
  expect(isUnfiltered({ ...NO_FILTERS, sector: 'Wind' })).toBe(false);
});
