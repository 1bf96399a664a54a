import { expect, test } from 'vitest';
import { dayAfter, dayNamed, dayOf, daysBetween, fullDay, longDay, shortDay } from './dates';

test.each([
  ['2026-11-18T23:59:59.000Z', '18 Nov', '18 Nov 2026'],
  ['2026-09-01', '1 Sep', '1 Sep 2026'],
])('%s is %s, and with its year %s', (day, short, long) => {
  expect(shortDay(day)).toBe(short);
  expect(longDay(day)).toBe(long);
});

test("counts calendar days, whatever the hour and the month's length", () => {
  expect(dayOf(new Date('2026-11-18T23:59:59.999Z'))).toBe('2026-11-18');
  expect(dayAfter('2026-02-26', 4)).toBe('2026-03-02');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2026-11-18', '2026-11-17')).toBe(-1);
});

test.each([
  ['1 February 2027', '2027-02-01'],
  ['29 Feb 2028', '2028-02-29'],
  ['31 February 2027', undefined],
  ['Immediately', undefined],
  ['', undefined],
])('%o names the day %o', (text, day) => {
  expect(dayNamed(text)).toBe(day);
});

test('writes a day in full, in UTC', () => {
  expect(fullDay('2025-06-30')).toBe('30 June 2025');
  expect(fullDay('2026-12-01T23:59:59.000Z')).toBe('1 December 2026');
});
