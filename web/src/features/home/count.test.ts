import { expect, test } from 'vitest';
import { COUNT_MS, countAt } from './count';

test('counts from 0 to the target in two seconds', () => {
  expect(COUNT_MS).toBe(2_000);
  expect(countAt(0, 50)).toBe(0);
  expect(countAt(COUNT_MS, 50)).toBe(50);
});

test('never runs back, nor beyond its bounds', () => {
  const shown = Array.from({ length: 220 }, (_, n) => countAt(n * 10, 50));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(countAt(-5, 50)).toBe(0);
  expect(countAt(COUNT_MS * 10, 50)).toBe(50);
});

test('shows whole figures only', () => {
  expect(Number.isInteger(countAt(333, 20))).toBe(true);
});
