import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { matchJobs, toJobRow } from './job-row-model';

const taxonomy = {
  sectors: [{ id: 's1', name: 'Clean Energy' }],
  locations: [{ id: 'l1', name: 'Germany' }],
};
const untagged = { sectorTags: '', locationTags: '' };

test('tags stand before legacy ids', () => {
  const row = toJobRow(buildJob({ sectorTags: 'Solar, Wind', sectorId: 's1' }), taxonomy);
  expect(row.sectors).toEqual(['Solar', 'Wind']);
});

test('legacy ids read as names, Unknown or Unspecified', () => {
  const named = toJobRow(buildJob({ ...untagged, sectorId: 's1', locationId: 'l1' }), taxonomy);
  expect([named.sectors, named.locations]).toEqual([['Clean Energy'], ['Germany']]);
  const lost = toJobRow(buildJob({ ...untagged, sectorId: 's9', locationId: 'l9' }), taxonomy);
  expect([lost.sectors, lost.locations]).toEqual([['Unknown'], ['Unknown']]);
  const absent = toJobRow(buildJob(untagged), taxonomy);
  expect([absent.sectors, absent.locations]).toEqual([['Unspecified'], ['Unspecified']]);
});

test('nothing is called unknown while the names are loading', () => {
  const loading = { sectors: undefined, locations: undefined };
  expect(toJobRow(buildJob({ ...untagged, sectorId: 's1' }), loading).sectors).toEqual([]);
});

test('the city stands before the location tags, the type defaults, the date is British', () => {
  const row = toJobRow(buildJob({ customLocation: 'Glasgow' }), taxonomy);
  expect(row).toMatchObject({
    locations: ['Glasgow', 'UK'],
    jobType: 'Full-time',
    postedOn: '18 Nov 2026',
  });
});

test('the search finds title and description in any case', () => {
  const jobs = [
    buildJob({ id: '1', title: 'Wind planner', description: 'On shore' }),
    buildJob({ id: '2', title: 'Fitter', description: 'Works on WIND farms' }),
    buildJob({ id: '3', title: 'Clerk', description: 'Files', sectorTags: 'Wind' }),
  ];
  expect(matchJobs(jobs, ' wind ').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matchJobs(jobs, '')).toHaveLength(3);
});
