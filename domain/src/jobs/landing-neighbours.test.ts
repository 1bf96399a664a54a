import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { landingAt } from '../landings/job-landings';
import { FIRST_TAXONOMY } from '../taxonomy';
import { loadGazetteer } from '../places/gazetteer';
import { buildJob } from '../test/build-job';
import { indexJobs } from './job-filter';
import { readFilters } from './job-filter-url';
import { neighboursOf } from './landing-neighbours';
import { searchJobs } from './search-jobs';

const gazetteer = await loadGazetteer();
const NOW = new Date('2026-06-01T09:00:00.000Z');

const job = (customLocation: string, locationTags = 'UK', more: Partial<Job> = {}) =>
  buildJob({ id: `${customLocation} ${locationTags}`, customLocation, locationTags, ...more });

const jobs = [
  job('London'),
  job('Reading'),
  job('Warwick'),
  job('Coventry'),
  job('Glasgow'),
  job('Leeds', 'UK', { closesAt: '2026-05-01' }),
  job('Hamburg', 'Germany'),
  job('Bremen', 'Germany'),
  job('', 'Germany'),
  job('Malmö', 'Sweden'),
  job('Copenhagen', 'Denmark'),
  job('', 'Remote'),
];
const neighbours = (slug: string) =>
  neighboursOf(gazetteer, landingAt(FIRST_TAXONOMY, 'location', slug)!, jobs, NOW);
const names = (slug: string) => neighbours(slug).map(({ name }) => name);

describe('the neighbours of a place', () => {
  test('are the nearest places with open jobs, without itself', () => {
    expect(names('london')).toEqual(['Reading', 'Warwick', 'Coventry']);
    expect(names('hamburg')).toEqual(['Bremen', 'Copenhagen', 'Malmö']);
  });

  test('have a distance and a number of jobs', () => {
    expect(neighbours('london')[1]).toEqual({
      name: 'Warwick',
      distance: '82 miles',
      // Coventry is nine miles away.
      jobs: 2,
      search: '?near=Warwick%2C+UK&within=10&nearonly=1',
    });
  });

  test('lie outside a country', () => {
    expect(names('denmark')).toEqual(['Malmö, Sweden', 'Hamburg, Germany']);
  });

  test('are none far from everything, and for remote work', () => {
    expect(names('dubai')).toEqual([]);
    expect(names('remote')).toEqual([]);
  });

  test('have as many jobs as their link shows', () => {
    const index = indexJobs(jobs, NOW.getTime(), FIRST_TAXONOMY);
    for (const { search, jobs: count } of neighbours('london')) {
      expect(searchJobs(index, readFilters(search), gazetteer).jobs).toHaveLength(count);
    }
  });
});
