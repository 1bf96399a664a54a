import { expect, test } from 'vitest';
import { longDay, shortDay } from './dates';

test.each([
  ['2026-11-18T23:59:59.000Z', '18 Nov', '18 Nov 2026'],
  ['2026-11-18T00:00:00.000Z', '18 Nov', '18 Nov 2026'],
  ['2026-09-01', '1 Sep', '1 Sep 2026'],
])('%s is %s, and with its year %s', (day, short, long) => {
  expect(shortDay(day)).toBe(short);
  expect(longDay(day)).toBe(long);
});
