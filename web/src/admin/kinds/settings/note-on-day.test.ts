import { expect, test } from 'vitest';
import { noteOnDay } from './page-texts';

const now = new Date('2026-11-25T10:00:00Z');
const begun = { heading: 'Terms', lead: 'These.', updated: '2025-06-30', sections: '# One\nText' };
const textOf = (changed: Record<string, string>) =>
  noteOnDay({ ...begun, ...changed }, now, begun)?.text;

test('reminds of the date after a change of the text, until the date changes too', () => {
  expect(textOf({})).toBeUndefined();
  expect(textOf({ description: 'For search results' })).toBeUndefined();
  expect(textOf({ sections: '# One\nOther' })).toMatch(/read that it dates from 30 June 2025/);
  expect(textOf({ sections: '# One\nOther', updated: '2026-11-25' })).toBeUndefined();
  expect(textOf({ updated: '' })).toBeUndefined();
});

test('no second change of the date is needed', () => {
  const later = { ...begun, updated: '2026-11-25' };
  expect(noteOnDay({ ...later, lead: 'Those.' }, now, later)).toBeUndefined();
});

test('points out a date in the future', () => {
  expect(textOf({ updated: '2026-12-01' })).toBe('1 December 2026 is still to come.');
});
