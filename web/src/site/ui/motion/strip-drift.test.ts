import { expect, test } from 'vitest';
import { driftMs, driftPx } from './use-auto-strip';

test('a strip moves 0.8 px every 30 ms', () => {
  expect(driftPx(30, 1000)).toBeCloseTo(0.8);
  expect(driftPx(600, 1000)).toBeCloseTo(16);
  expect(driftMs(1000)).toBeCloseTo(37_500);
});

test('it starts over when one copy has passed', () => {
  expect(driftPx(driftMs(1000.5), 1000)).toBeCloseTo(0.5);
});

test('a strip without width stays where it is', () => {
  expect(driftPx(600, 0)).toBe(0);
});
