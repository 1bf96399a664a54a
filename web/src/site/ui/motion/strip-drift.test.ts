import { expect, test } from 'vitest';
import { driftMs, driftPx } from './use-auto-strip';

test('moves 0.8 px every 30 ms', () => {
  expect(driftPx(30, 1000)).toBeCloseTo(0.8);
  expect(driftPx(600, 1000)).toBeCloseTo(16);
  expect(driftMs(1000)).toBeCloseTo(37_500);
});

test('starts over after one copy', () => {
  expect(driftPx(driftMs(1000.5), 1000)).toBeCloseTo(0.5);
});

test('stays in place without a width', () => {
  expect(driftPx(600, 0)).toBe(0);
});
