import { expect, test } from 'vitest';
import { taxonomySchema } from '@torque-tide/contract/taxonomy';
import { FIRST_LOCATIONS, FIRST_SECTORS, FIRST_TAXONOMY } from './taxonomy';

test('there is a sector of every name that a sector page filters by', () => {
  const names = FIRST_SECTORS.map((sector) => sector.name);
  const filtered = FIRST_TAXONOMY.sectors.filter(({ hasCaseStudies }) => hasCaseStudies);
  expect(filtered).toHaveLength(8);
  expect(names).toEqual(
    expect.arrayContaining([...filtered.map(({ tags }) => tags[0]), 'Hydrogen']),
  );
});

test.each([
  ['sectors', FIRST_SECTORS],
  ['locations', FIRST_LOCATIONS],
])('%s have ids that are slugs, and no id or name twice', (_, items) => {
  for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
});

test('the pages that jobs are listed on are what the API tells of them', () => {
  expect(taxonomySchema.parse(FIRST_TAXONOMY)).toEqual(FIRST_TAXONOMY);
});
