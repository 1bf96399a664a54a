import { expect, test } from 'vitest';
import { isReleased, isScheduled, publicationState, releaseAfter } from './publication';

const now = new Date('2026-10-25T01:30:00.000Z');

test.each([
  ['names neither', {}, true, false],
  ['has its time taken away', { publishAt: '' }, true, false],
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
  expect(releaseAfter(item, now)).toBe(scheduled ? now.getTime() + 1 : Infinity);
});

const LATER = '2026-10-26T00:00:00.000Z';

test.each([
  ['live', {}],
  ['live', { isActive: true, closesAt: '2026-10-25', publishAt: '2026-10-25T01:30:00.000Z' }],
  ['closed', { isActive: true, closesAt: '2026-10-24' }],
  ['filled', { isActive: true, isFilled: true, closesAt: '2026-10-24' }],
  ['scheduled', { isActive: true, isFilled: true, publishAt: LATER, closesAt: '2026-10-24' }],
  ['scheduled', { isActive: true, publishAt: LATER, closesAt: '2026-10-24' }],
  ['inactive', { isActive: false, isFilled: true }],
  ['inactive', { isActive: false, publishAt: LATER, closesAt: '2026-10-24' }],
  ['draft', { isActive: false, isDraft: true, publishAt: LATER, closesAt: '2026-10-24' }],
])('%s is the one word for %o', (state, item) => {
  expect(publicationState(item, now)).toBe(state);
});
