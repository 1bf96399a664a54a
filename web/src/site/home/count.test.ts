import { claims } from '@torque-tide/domain/claims';
import { describe, expect, test } from 'vitest';
import { COUNT_MS, countAt } from './use-count-up';

test('counts from 0 in two seconds, in whole numbers, never backwards or past its target', () => {
  expect(COUNT_MS).toBe(2_000);
  expect([countAt(-5, 50), countAt(0, 50), countAt(COUNT_MS * 10, 50)]).toEqual([0, 0, 50]);
  const shown = Array.from({ length: 220 }, (_, n) => countAt(n * 10, 50));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown.filter((value) => !Number.isInteger(value))).toEqual([]);
});

describe.each(claims.stats)('the counter to $value', ({ value }) => {
  test('reaches its target at two seconds, not earlier, after an even run', () => {
    expect(countAt(COUNT_MS - 1, value)).toBe(value - 1);
    expect(countAt(COUNT_MS, value)).toBe(value);
    for (const [elapsed, least, most] of [
      [250, 0.13, 0.25],
      [1_000, 0.5, 0.65],
      [1_800, 0.85, 0.97],
    ] as const) {
      const share = countAt(elapsed, value) / value;
      // The smallest counter has ten steps, and only whole steps count.
      expect(share).toBeGreaterThanOrEqual(least - 1 / value);
      expect(share).toBeLessThanOrEqual(most);
    }
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
