import { expect, test } from 'vitest';
import { contentEndpoints, type ListedKind } from './content-kinds';

const LIMITS: [kind: ListedKind, field: string, max: number][] = [
  ['jobs', 'title', 160],
  ['jobs', 'description', 20_000],
  ['jobs', 'responsibilities', 10_000],
  ['jobs', 'requirements', 10_000],
  ['jobs', 'sectorTags', 500],
  ['jobs', 'locationTags', 500],
  ['jobs', 'customLocation', 120],
  ['jobs', 'salary', 120],
  ['jobs', 'start', 60],
  ['jobs', 'languages', 120],
  ['jobs', 'sectorId', 128],
  ['jobs', 'locationId', 128],
  ['caseStudies', 'title', 160],
  ['caseStudies', 'description', 500],
  ['caseStudies', 'challenge', 5_000],
  ['caseStudies', 'solution', 5_000],
  ['caseStudies', 'results', 5_000],
  ['caseStudies', 'sector', 80],
  ['caseStudies', 'company', 120],
  ['caseStudies', 'imageText', 250],
  ['testimonials', 'quote', 2_000],
  ['testimonials', 'author', 120],
  ['testimonials', 'company', 120],
  ['testimonials', 'jobTitle', 120],
  ['testimonials', 'position', 120],
  ['testimonials', 'sector', 120],
  ['testimonials', 'industry', 120],
  ['clientLogos', 'companyName', 120],
  ['consultants', 'name', 80],
  ['consultants', 'role', 80],
  ['consultants', 'sentence', 280],
  ['consultants', 'sectorTags', 500],
  ['consultants', 'countryTags', 500],
];

test.each(LIMITS)('%s: %s has at most %i characters', (kind, field, max) => {
  const { body } = contentEndpoints[`${kind}.update`];
  const accepts = (length: number) => body.safeParse({ [field]: 'x'.repeat(length) }).success;
  expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
});

test.each(['clientLogos', 'consultants', 'sectors', 'locations'] as const)(
  'a sort order of %s is a whole number within bounds',
  (kind) => {
    const { body } = contentEndpoints[`${kind}.update`];
    const accepts = (sortOrder: unknown) => body.safeParse({ sortOrder }).success;
    expect([-1_000_000, 1_000_001, 1.5, '1'].map(accepts)).toEqual([true, false, false, false]);
  },
);
