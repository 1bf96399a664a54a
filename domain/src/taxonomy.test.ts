import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { locationInputSchema } from '@torque-tide/contract/locations';
import { sectorInputSchema } from '@torque-tide/contract/sectors';
import { expect, test } from 'vitest';
import { caseStudySectors } from './landings/job-landings';
import { FIRST_LOCATIONS, FIRST_SECTORS } from './landing-texts/first-landings';
import { FIRST_TAXONOMY, marketOf, toTaxonomy } from './taxonomy';

const changed = (id: string, change: object) =>
  toTaxonomy(
    FIRST_SECTORS.map((sector) => (sector.id === id ? { ...sector, ...change } : sector)),
    FIRST_LOCATIONS,
  );
const tagsAt = (slug: string, { sectors } = FIRST_TAXONOMY) =>
  sectors.find((sector) => sector.slug === slug)?.tags;

test('offers the specified choices in their order', () => {
  expect(FIRST_TAXONOMY.jobSectors).toEqual(JOB_SECTOR_CHOICES);
  expect(FIRST_TAXONOMY.jobLocations).toEqual(JOB_LOCATION_CHOICES);
  expect(changed('wind', { tags: ['Offshore'] }).jobSectors.at(-1)).toBe('Offshore');
});

test.each([
  ['sectors', FIRST_SECTORS, sectorInputSchema],
  ['locations', FIRST_LOCATIONS, locationInputSchema],
] as const)(
  '%s have ids that are slugs, no id or name twice, and could be saved',
  (_, items, schema) => {
    for (const { id, version: _version, ...input } of items) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(schema.parse(input)).toEqual(input);
    }
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
  },
);

test("includes a market's sectors in its page", () => {
  expect(tagsAt('future-mobility')).toEqual([
    'Future Mobility',
    'Mobility',
    'EV Charging',
    'Electric Vehicles',
    'EV',
    'Automotive',
  ]);
  expect(tagsAt('clean-energy')).not.toContain('Grid & Transmission');
  const moved = changed('automotive', { group: 'Clean Energy' });
  expect(tagsAt('clean-energy', moved)).toContain('Automotive');
  expect(tagsAt('future-mobility', moved)).not.toContain('Automotive');
});

test("keeps a sector's former names, after its own", () => {
  const renamed = changed('solar', { name: 'Solar Power', formerNames: ['Solar'] });
  expect(tagsAt('solar', renamed)).toEqual(['Solar Power', 'Solar']);
  expect(caseStudySectors(renamed, 'Clean Energy')).toEqual(
    expect.arrayContaining(['Solar Power', 'Solar']),
  );
});

test("adds the markets' pages if content lacks them", () => {
  expect(FIRST_SECTORS.filter(({ id }) => marketOf(id)).map(({ name }) => name)).toEqual([
    'Clean Energy',
    'Future Mobility',
  ]);
  expect(toTaxonomy([], []).sectors.map(({ slug }) => slug)).toEqual([
    'clean-energy',
    'future-mobility',
  ]);
});
