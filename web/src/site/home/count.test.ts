import { claims } from '@torque-tide/domain/claims';
import { describe, expect, test } from 'vitest';
import { COUNT_MS, countAt } from './use-count-up';

test('counts from 0 to the target in two seconds', () => {
  expect(COUNT_MS).toBe(2_000);
  expect(countAt(0, 50)).toBe(0);
  expect(countAt(COUNT_MS, 50)).toBe(50);
});

describe.each(claims.stats)('the counter to $value', ({ value }) => {
  test('reaches its target at two seconds, not earlier', () => {
    expect(countAt(COUNT_MS - 1, value)).toBe(value - 1);
    expect(countAt(COUNT_MS, value)).toBe(value);
  });

  test.each([
    [250, 0.13, 0.25],
    [500, 0.25, 0.4],
    [1_000, 0.5, 0.65],
    [1_500, 0.75, 0.9],
    [1_800, 0.85, 0.97],
  ])('has covered much of its way after %i ms', (elapsed, least, most) => {
    const share = countAt(elapsed, value) / value;
    // The smallest counter has ten steps, and only whole steps count.
    expect(share).toBeGreaterThanOrEqual(least - 1 / value);
    expect(share).toBeLessThanOrEqual(most);
  });

  test('stands still for less than half a second', () => {
    let longest = 0;
    let since = 0;
    for (let elapsed = 0; elapsed <= COUNT_MS; elapsed += 10) {
      if (countAt(elapsed, value) !== countAt(elapsed - 10, value)) since = elapsed;
      longest = Math.max(longest, elapsed - since);
    }
    expect(longest).toBeLessThan(500);
  });
});

test('never runs backwards or past its target', () => {
  const shown = Array.from({ length: 220 }, (_, n) => countAt(n * 10, 50));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(countAt(-5, 50)).toBe(0);
  expect(countAt(COUNT_MS * 10, 50)).toBe(50);
});

test('shows whole numbers only', () => {
  expect(Number.isInteger(countAt(333, 20))).toBe(true);
});
