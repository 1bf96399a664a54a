import { expect, test } from 'vitest';
import { clockTime } from '@/admin/text/format';
import { describeEditors } from './failures';

test('unsaved changes of today have a time, and older ones a day too', () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(clockTime(new Date(2026, 10, 21, 14, 32).toISOString(), now)).toBe('14:32');
  expect(clockTime(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('20 Nov, 09:05');
});

test.each([
  [[], 'Someone else'],
  [['ben'], 'ben'],
  [['ben', 'carla'], 'ben and carla'],
  [['anna'], 'You, in another window,'],
])('names %j: %s', (editors, text) => {
  expect(describeEditors(editors, 'anna')).toBe(text);
});
