import { describe, expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { landingAt } from '../landings/job-landings';
import { FIRST_TAXONOMY } from '../taxonomy';
import { consultantFor } from './consultant-for';
import { questionOfCaseStudy, questionOfJob, questionOfLanding } from './consultant-questions';

const person = (id: string, sectorTags: string, more: object = {}) => ({
  id,
  sectorTags,
  isActive: true,
  ...more,
});

test('a job asks by its consultant, sectors and countries, in order', () => {
  const job = buildJob({ sectorTags: 'Wind, Solar', locationTags: 'UK', consultantId: 'ada' });
  expect(questionOfJob(job)).toEqual({
    consultantId: 'ada',
    sectors: ['Wind', 'Solar'],
    countries: ['UK'],
  });
});

describe('a case study asks', () => {
  const study = { stats: {} };
  const sectorsOf = (sector: string, tags: string[]) =>
    questionOfCaseStudy(FIRST_TAXONOMY, { ...study, sector, tags }).sectors;

  test('by the narrowest sector that its tags name, then by wider ones, then by its own', () => {
    expect(sectorsOf('Renewable Energy', ['Offshore wind', 'UK'])[0]).toBe('Wind');
    expect(sectorsOf('Clean Energy', ['Battery storage'])[0]).toBe('Battery Storage');
    expect(sectorsOf('Battery Storage', [])).toContain('Clean Energy');
  });

  test('by its own if its tags name no known sector', () => {
    expect(sectorsOf('Infrastructure', ['UK'])).toEqual(['Infrastructure']);
  });

  test('about the countries that its tags name', () => {
    expect(
      questionOfCaseStudy(FIRST_TAXONOMY, { ...study, sector: 'Wind', tags: ['UK'] }).countries,
    ).toEqual(['UK']);
  });
});

describe('a landing page asks', () => {
  const inCountries = [
    person('north', 'Wind', { countryTags: 'Denmark, Norway' }),
    person('britain', 'Solar', { countryTags: 'UK' }),
  ];
  const asked = (landing: Parameters<typeof questionOfLanding>[0] | undefined) =>
    landing && consultantFor(FIRST_TAXONOMY, questionOfLanding(landing), inCountries)?.id;

  test.each([
    ['wind', 'north'],
    ['solar', 'britain'],
    ['hydrogen', undefined],
  ])('by the sector %s', (slug, id) => {
    expect(asked(landingAt(FIRST_TAXONOMY, 'sector', slug))).toBe(id);
  });

  test.each([
    ['united-kingdom', 'britain'],
    ['london', 'britain'],
    ['nordics', 'north'],
    ['spain', undefined],
    ['remote', undefined],
  ])('by the place %s', (slug, id) => {
    expect(asked(landingAt(FIRST_TAXONOMY, 'location', slug))).toBe(id);
  });
});
