import { CLEAN_ENERGY_SECTORS, FUTURE_MOBILITY_SECTORS } from '@torque-tide/domain/sector-groups';
import { expect, it, test } from 'vitest';
import { demoLocations, demoSectors } from './taxonomy';

it('has a sector of every name that a sector page filters by', () => {
  const names = demoSectors.map((sector) => sector.name);
  expect(names).toEqual(
    expect.arrayContaining([...CLEAN_ENERGY_SECTORS, ...FUTURE_MOBILITY_SECTORS, 'Hydrogen']),
  );
});

test.each([
  ['sectors', demoSectors],
  ['locations', demoLocations],
])('%s have ids that are slugs, and no id or name twice', (_, items) => {
  for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
});
