import { expect, test } from 'vitest';
import { LOGIN_LIMITS } from './login-limits';

const MINUTE = 60_000;

/** Returns failures a second apart, the last at `last`. */
function failures(count: number, last = 1_000_000): number[] {
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * 1_000);
}

test.each([
  [9, undefined],
  [10, 1],
  [11, 2],
  [12, 4],
  [13, 8],
  [14, 15],
  [32, 15],
])('after %d failures a name waits for %s minutes', (count, minutes) => {
  const freeAt = LOGIN_LIMITS.name.freeAt(failures(count));
  expect(freeAt).toBe(minutes === undefined ? undefined : 1_000_000 + minutes * MINUTE);
});

test('a budget is free again once its first failure is a quarter of an hour old', () => {
  const { freeAt } = LOGIN_LIMITS.address;
  expect(freeAt(failures(19))).toBeUndefined();
  const twentyTwo = failures(22);
  expect(freeAt(twentyTwo)).toBe((twentyTwo[2] ?? 0) + 15 * MINUTE);
});
