import { caseStudyInputSchema } from '@torque-tide/contract/case-studies';
import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { describe, expect, test } from 'vitest';
import { demoCaseStudies } from './index';

const CLEAN_ENERGY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Clean Energy');
const FUTURE_MOBILITY_SECTORS = caseStudySectors(FIRST_TAXONOMY, 'Future Mobility');

/** The most that a sector page shows. */
const SECTOR_PAGE_CASE_STUDIES = 3;
/** The most entries that a case study's page shows. */
const RELATED_CASE_STUDIES = 2;

/** The slug's rule in the specification: lower case, hyphens for spaces, no other characters. */
const slugOfTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '');

const inSectors = (sectors: readonly string[]) =>
  demoCaseStudies.filter(({ sector }) => sectors.includes(sector));
const wordsIn = (text: string) => text.split(/\s+/).length;

describe.each(demoCaseStudies)('$id', ({ createdDaysAgo, ...study }) => {
  test('is valid', () => {
    expect(caseStudyInputSchema.parse(study)).toEqual(study);
    expect(createdDaysAgo).toBeGreaterThan(0);
  });

  test("has its title's slug as id", () => {
    expect(study.id).toBe(slugOfTitle(study.title));
  });

  test('has a readable length', () => {
    expect(study.fullDescription.length).toBeGreaterThanOrEqual(3);
    expect(study.fullDescription.length).toBeLessThanOrEqual(5);
    for (const part of [study.challenge, study.solution, study.results]) {
      expect(wordsIn(part)).toBeGreaterThanOrEqual(60);
      expect(wordsIn(part)).toBeLessThanOrEqual(140);
    }
  });

  test('has tags, a company and every statistic', () => {
    expect(study.tags).not.toHaveLength(0);
    expect(study.company).toBeTruthy();
    expect(Object.keys(study.stats ?? {}).sort()).toEqual([
      'candidatesPresented',
      'location',
      'peopleHired',
      'timeToHire',
      'timeToShortlist',
      'year',
    ]);
  });
});

describe('together', () => {
  test('are nine, newest first, with distinct ids', () => {
    const ages = demoCaseStudies.map(({ createdDaysAgo }) => createdDaysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(new Set(ages).size).toBe(9);
    expect(new Set(demoCaseStudies.map(({ id }) => id)).size).toBe(9);
  });

  test.each(demoCaseStudies)('$id has one or two related case studies', ({ id, sector }) => {
    const related = demoCaseStudies.filter((other) => other.sector === sector && other.id !== id);
    expect(related.length).toBeGreaterThanOrEqual(1);
    expect(related.length).toBeLessThanOrEqual(RELATED_CASE_STUDIES);
  });

  test('fill both sector pages, and each belongs to one', () => {
    expect(inSectors(CLEAN_ENERGY_SECTORS).length).toBeGreaterThan(SECTOR_PAGE_CASE_STUDIES);
    expect(inSectors(FUTURE_MOBILITY_SECTORS).length).toBeGreaterThan(SECTOR_PAGE_CASE_STUDIES);
    expect(inSectors([...CLEAN_ENERGY_SECTORS, ...FUTURE_MOBILITY_SECTORS])).toHaveLength(9);
  });

  test('have testimonials, except for one', () => {
    const without = demoCaseStudies.filter(({ testimonial }) => !testimonial);
    expect(without).toHaveLength(1);
  });
});
