import { expect, test } from 'vitest';
import { clockTime } from '@/admin/text/format';
import { describeEditors } from './failures';

test('what was left today has a time, what is older its day too', () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(clockTime(new Date(2026, 10, 21, 14, 32).toISOString(), now)).toBe('14:32');
  expect(clockTime(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('20 Nov, 09:05');
});

test.each([
  [[], 'Someone else'],
  [['ben'], 'ben'],
  [['ben', 'carla'], 'ben and carla'],
  [['anna'], 'You, in another window,'],
])('%j are called: %s', (editors, text) => {
  expect(describeEditors(editors, 'anna')).toBe(text);
});
