import { filterJobs, indexJobs } from '@torque-tide/domain/jobs/job-filter';
import { readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { landingAt } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { landingSearch } from './landing-search';

const jobs = [
  buildJob({ id: 'solar', sectorTags: 'Solar', locationTags: 'Spain' }),
  buildJob({ id: 'storage', sectorTags: 'BESS, Solar', customLocation: 'Glasgow' }),
  buildJob({ id: 'wind', sectorTags: 'Wind', locationTags: '' }),
  buildJob({ id: 'hybrid', sectorTags: 'EV', locationTags: 'UK, Remote', jobType: 'Hybrid' }),
];

test.each([
  ['sector', 'solar', '/jobs?sector=Solar'],
  // One of the two markets has several tags.
  ['sector', 'clean-energy', '/jobs?sector=Clean+Energy'],
  ['location', 'remote', '/jobs?remote=1'],
  ['location', 'united-kingdom', '/jobs?location=UK'],
] as const)('of the %s %s is %s, which shows the same jobs', (kind, slug, search) => {
  const landing = landingAt(FIRST_TAXONOMY, kind, slug)!;
  expect(landingSearch(FIRST_TAXONOMY, landing)).toEqual({ to: search, isFiltered: true });
  const index = indexJobs(jobs, Date.now(), FIRST_TAXONOMY);
  const found = filterJobs(index, readFilters(search.replace('/jobs', '')));
  expect(found).not.toEqual([]);
  expect(found).toEqual(jobsOfLanding(landing, jobs, new Date()));
});

test.each([
  ['sector', 'battery-storage'],
  ['location', 'scotland'],
  ['location', 'nordics'],
] as const)('of the %s %s is the whole list, because no filter fits', (kind, slug) => {
  const landing = landingAt(FIRST_TAXONOMY, kind, slug)!;
  expect(landingSearch(FIRST_TAXONOMY, landing)).toEqual({ to: '/jobs', isFiltered: false });
});
