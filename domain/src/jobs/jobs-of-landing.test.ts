import { JOB_LOCATION_CHOICES } from '@torque-tide/contract/job-choices';
import { describe, expect, test } from 'vitest';
import { allLandings, landingAt } from '../landings/job-landings';
import { FIRST_TAXONOMY } from '../taxonomy';
import {
  caseStudiesOfLanding,
  countJobsOfLandings,
  jobsOfLanding,
  landingOfJobPlace,
} from './jobs-of-landing';

const now = new Date('2026-03-10T12:00:00.000Z');

function build(id: string, overrides: Partial<typeof job> = {}) {
  return { ...job, id, ...overrides };
}
const job = {
  id: '1',
  sectorTags: 'Solar, BESS',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  jobType: '',
  isActive: true,
  closesAt: undefined as string | undefined,
};
type TestJob = typeof job;

function idsOf(kind: 'sector' | 'location', slug: string, jobs: readonly TestJob[]): string[] {
  const landing = landingAt(FIRST_TAXONOMY, kind, slug);
  if (!landing) throw new Error(`No landing ${slug}`);
  const listed = jobs.map(({ closesAt, ...rest }) => (closesAt ? { ...rest, closesAt } : rest));
  return jobsOfLanding(landing, listed, now).map(({ id }) => id);
}

test('are counted as they are listed', () => {
  const jobs = [
    job,
    build('berlin', { locationTags: 'Germany, Remote', customLocation: 'Berlin' }),
    build('storage', { sectorTags: 'bess', customLocation: '' }),
    build('closed', { closesAt: '2026-03-09' }),
  ];
  const counts = countJobsOfLandings(allLandings(FIRST_TAXONOMY), jobs, now);
  expect(counts).toEqual(
    allLandings(FIRST_TAXONOMY).map((landing) => jobsOfLanding(landing, jobs, now).length),
  );
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
});

describe('of a sector', () => {
  const jobs = [
    build('storage', { sectorTags: 'bess' }),
    build('both', { sectorTags: 'Solar, Battery Storage' }),
    build('charging', { sectorTags: 'EV Charging' }),
    build('untagged', { sectorTags: '' }),
  ];

  test.each([
    ['battery-storage', ['storage', 'both']],
    ['clean-energy', ['storage', 'both']],
    ['future-mobility', ['charging']],
    // 'EV Charging' contains 'EV' but is another tag.
    ['electric-vehicles', []],
  ])('%s, by whole tags in any case', (slug, ids) => {
    expect(idsOf('sector', slug, jobs)).toEqual(ids);
  });
});

describe('of a location', () => {
  const jobs = [
    build('glasgow'),
    build('remote in the UK', { locationTags: 'UK, Remote', customLocation: '' }),
    build('by tag', { locationTags: 'Scotland', customLocation: '' }),
    build('Rotterdam', { locationTags: '', customLocation: 'Rotterdam, Netherlands' }),
    build('nowhere', { locationTags: '', customLocation: '' }),
    build('anywhere', { locationTags: '', customLocation: '', jobType: 'Remote' }),
    build('hybrid', { locationTags: 'Spain, Remote', customLocation: '', jobType: 'Hybrid' }),
    build('another Hamburg', { locationTags: 'USA', customLocation: 'Hamburg, New York' }),
  ];

  test.each([
    ['united-kingdom', ['glasgow', 'remote in the UK', 'by tag']],
    ['scotland', ['glasgow', 'by tag']],
    ['netherlands', ['Rotterdam']],
    ['hamburg', []],
    ['united-states', ['another Hamburg']],
    // A job without a location is shown as remote, and so found as remote.
    ['remote', ['remote in the UK', 'nowhere', 'anywhere']],
    ['spain', ['hybrid']],
  ])('%s', (slug, ids) => {
    expect(idsOf('location', slug, jobs)).toEqual(ids);
  });
});

test('are those that are open, in their order, with those that close today', () => {
  const jobs = [
    build('closes today', { closesAt: '2026-03-10' }),
    build('inactive', { isActive: false }),
    build('open'),
    build('closed', { closesAt: '2026-03-09' }),
  ];
  expect(idsOf('sector', 'solar', jobs)).toEqual(['closes today', 'open']);
});

describe('the page of a job’s place', () => {
  test.each([
    ['UK', 'Glasgow', '', 'scotland'],
    ['UK, Remote', '', '', 'united-kingdom'],
    ['Germany', 'Munich', '', 'munich'],
    ['Remote', '', '', 'remote'],
    ['', '', 'Remote', 'remote'],
    ['Germany, Poland', '', '', undefined],
    ['Norway', 'Oslo', '', 'nordics'],
    ['', '', '', 'remote'],
  ])('tags "%s", town "%s", type "%s": %s', (locationTags, customLocation, jobType, slug) => {
    expect(landingOfJobPlace(FIRST_TAXONOMY, { locationTags, customLocation, jobType })?.slug).toBe(
      slug,
    );
  });
});

describe('case studies', () => {
  const study = (sector: string, tags: string[] = [], location = '') => ({
    sector,
    tags,
    stats: { location },
  });
  const studies = [
    study('Renewable Energy', ['Offshore wind', 'Scotland'], 'Dundee, UK'),
    study('Battery Storage', ['BESS'], 'Esbjerg, Denmark'),
    study('EV Charging', ['Window planning']),
  ];

  test.each([
    ['sector', 'wind', [0]],
    ['sector', 'clean-energy', [0, 1]],
    ['sector', 'ev-charging', [2]],
    // Neither a part of a word nor a place among the tags counts.
    ['sector', 'electric-vehicles', []],
    ['location', 'united-kingdom', [0]],
    ['location', 'nordics', [1]],
    // A case study without a place doesn't count either.
    ['location', 'remote', []],
  ] as const)('of the %s %s, by sector, tag and place', (kind, slug, places) => {
    const landing = landingAt(FIRST_TAXONOMY, kind, slug);
    const found = landing ? caseStudiesOfLanding(landing, studies) : [];
    expect(found.map((one) => studies.indexOf(one))).toEqual(places);
  });
});

test.each(JOB_LOCATION_CHOICES)('the location %s of the job form has a page', (name) => {
  const job = { locationTags: name, customLocation: '', jobType: '' };
  expect(landingOfJobPlace(FIRST_TAXONOMY, job)).toBeDefined();
});
