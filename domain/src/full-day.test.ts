import { expect, test } from 'vitest';
import { fullDay, isDay } from './full-day';

test('a day is written in full, in UTC', () => {
  expect(fullDay('2025-06-30')).toBe('30 June 2025');
  expect(fullDay('2026-12-01T23:59:59.000Z')).toBe('1 December 2026');
});

test('a day is one of the calendar', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const text of ['2025-02-29', '2025-06-31', '30 June 2025', '2025-6-30', '', '2025-06-30T']) {
    expect(isDay(text)).toBe(false);
  }
});
