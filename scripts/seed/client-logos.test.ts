import { clientLogoInputSchema } from '@torque-tide/contract/client-logos';
import { describe, expect, test } from 'vitest';
import { demoClientLogos } from './client-logos';

test.each(demoClientLogos)('$companyName is valid', (demo) => {
  const { id: _, ...logo } = demo;
  expect(clientLogoInputSchema.parse(logo)).toEqual(logo);
});

describe('together', () => {
  test('are ten, with distinct ids and pictures', () => {
    expect(new Set(demoClientLogos.map(({ id }) => id)).size).toBe(10);
    expect(new Set(demoClientLogos.map(({ logoUrl }) => logoUrl)).size).toBe(10);
  });

  test('are numbered in tens', () => {
    const order = demoClientLogos.map(({ sortOrder }) => sortOrder);
    expect(order).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  test('include an inactive one', () => {
    expect(demoClientLogos.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });
});
