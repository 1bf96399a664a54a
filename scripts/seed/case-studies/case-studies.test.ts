import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { describe, expect, test } from 'vitest';
import { demoCaseStudies } from './index';

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

describe.each(demoCaseStudies)('$id', ({ id, title, sector }) => {
  test("has its title's slug as id, and one or two related case studies", () => {
    expect(id).toBe(slugOfTitle(title));
    const related = demoCaseStudies.filter((other) => other.sector === sector && other.id !== id);
    expect(related.length).toBeGreaterThanOrEqual(1);
    expect(related.length).toBeLessThanOrEqual(RELATED_CASE_STUDIES);
  });
});

test.each(['Clean Energy', 'Future Mobility'] as const)('fill the page of %s', (market) => {
  const sectors = caseStudySectors(FIRST_TAXONOMY, market);
  const shown = demoCaseStudies.filter(({ sector }) => sectors.includes(sector));
  expect(shown.length).toBeGreaterThan(SECTOR_PAGE_CASE_STUDIES);
});
