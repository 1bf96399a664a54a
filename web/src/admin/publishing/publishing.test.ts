import type { Visibility } from '@torque-tide/domain/publication';
import { expect, test } from 'vitest';
import { draftText, publishOn, savedAs, stateText } from './publishing';

const now = new Date('2026-11-23T12:00:00.000Z');
const SOON = '2026-11-30T09:00:00.000Z';

test.each<[Visibility, string | undefined]>([
  [{ isDraft: true, publishAt: SOON }, 'saved as a draft'],
  [{ isActive: false, publishAt: SOON }, 'saved, but inactive: visitors do not see it'],
  [{ publishAt: SOON }, 'scheduled for 30 Nov, 09:00'],
  // Visitors can find these at once, though some as closed or filled.
  [{ publishAt: '2026-11-01T09:00:00.000Z' }, undefined],
  [{ isFilled: true }, undefined],
  [{ closesAt: '2026-11-22' }, undefined],
])('after a save of %o the message says: %s', (item, message) => {
  expect(savedAs(item, now)).toBe(message);
});

test('a card shows the state in one word, and when a scheduled item goes live', () => {
  expect(stateText({ publishAt: SOON }, now)).toBe('Scheduled for 30 Nov, 09:00');
  expect(stateText({ publishAt: SOON, isDraft: true }, now)).toBe('Draft');
  expect(stateText({}, now)).toBe('Live');
});

test('the field warns of a time in the past, and that an inactive item stays hidden', () => {
  const noteOf = (publishAt: string, isActive: boolean) =>
    publishOn.note?.({ publishAt, isActive }, now, {})?.text;
  expect(noteOf(SOON, true)).toBeUndefined();
  expect(noteOf(SOON, false)).toBe('Inactive items stay hidden after this time too.');
  expect(noteOf('2026-11-01T09:00:00.000Z', true)).toMatch(/has passed/);
});

test.each([
  [{}, 'Draft changes'],
  [{ publishAt: SOON }, 'Draft changes, live on 30 Nov, 09:00'],
  [{ missedAt: SOON }, 'Could not be published on 30 Nov, 09:00'],
])('for a draft with %o a card shows %s', (note, text) => {
  expect(draftText(note, now)).toBe(text);
});

test.each([
  // The second of the two hours when the clocks go back in London.
  '2026-10-25T01:30:15.000Z',
  // Not an empty time, which would publish at once: the schema refuses it.
  '20260-01-05T09:00',
  '',
])('a time is sent as entered: %o', (time) => {
  expect(publishOn.send(time)).toBe(time);
});
