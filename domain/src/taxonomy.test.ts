import { CLEAN_ENERGY_SECTORS, FUTURE_MOBILITY_SECTORS } from './sector-groups';
import { expect, test } from 'vitest';
import { FIRST_LOCATIONS, FIRST_SECTORS } from './taxonomy';

test('there is a sector of every name that a sector page filters by', () => {
  const names = FIRST_SECTORS.map((sector) => sector.name);
  expect(names).toEqual(
    expect.arrayContaining([...CLEAN_ENERGY_SECTORS, ...FUTURE_MOBILITY_SECTORS, 'Hydrogen']),
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
