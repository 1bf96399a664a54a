import { expect, test } from 'vitest';
import { isReleased, isScheduled } from './publication';

const now = new Date('2026-10-25T01:30:00.000Z');

test.each([
  ['names neither', {}, true, false],
  ['is a draft', { isDraft: true }, false, false],
  [
    'is a draft with a time that has passed',
    { isDraft: true, publishAt: '2026-10-01T00:00:00Z' },
    false,
    false,
  ],
  ['is no draft any more', { isDraft: false }, true, false],
  ['has its time now', { publishAt: '2026-10-25T01:30:00.000Z' }, true, false],
  ['has its time in a moment', { publishAt: '2026-10-25T01:30:00.001Z' }, false, true],
])('an item that %s', (_, item, released, scheduled) => {
  expect(isReleased(item, now)).toBe(released);
  expect(isScheduled(item, now)).toBe(scheduled);
});
