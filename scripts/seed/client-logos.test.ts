import { clientLogoInputSchema } from '@torque-tide/contract/client-logos';
import { describe, expect, test } from 'vitest';
import { demoClientLogos } from './client-logos';

test.each(demoClientLogos)('$companyName is accepted as it is by the contract', (demo) => {
  const { id: _, ...logo } = demo;
  expect(clientLogoInputSchema.parse(logo)).toEqual(logo);
});

describe('together', () => {
  test('there are ten, each with an id and a picture of its own', () => {
    expect(new Set(demoClientLogos.map(({ id }) => id)).size).toBe(10);
    expect(new Set(demoClientLogos.map(({ logoUrl }) => logoUrl)).size).toBe(10);
  });

  test('they are sorted by tens', () => {
    const order = demoClientLogos.map(({ sortOrder }) => sortOrder);
    expect(order).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test('one is inactive', () => {
    expect(demoClientLogos.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });
});
