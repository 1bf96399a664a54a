import { expect, test } from 'vitest';
import { fullDay } from './full-day';

test('writes a day in full, in UTC', () => {
  expect(fullDay('2025-06-30')).toBe('30 June 2025');
  expect(fullDay('2026-12-01T23:59:59.000Z')).toBe('1 December 2026');
});
