import { expect, test } from 'vitest';
import { noteOnDay } from './page-texts';

const now = new Date('2026-11-25T10:00:00Z');
const begun = { heading: 'Terms', lead: 'These.', updated: '2025-06-30', sections: '# One\nText' };
const textOf = (changed: Record<string, string>) =>
  noteOnDay({ ...begun, ...changed }, now, begun)?.text;

test('whoever changes the words is reminded of their day, until it is another one', () => {
  expect(textOf({})).toBeUndefined();
  expect(textOf({ description: 'For search results' })).toBeUndefined();
  expect(textOf({ sections: '# One\nOther' })).toMatch(/read that it dates from 30 June 2025/);
  expect(textOf({ sections: '# One\nOther', updated: '2026-11-25' })).toBeUndefined();
  expect(textOf({ updated: '' })).toBeUndefined();
});

test('a second change of a day needs no other day', () => {
  const later = { ...begun, updated: '2026-11-25' };
  expect(noteOnDay({ ...later, lead: 'Those.' }, now, later)).toBeUndefined();
});

test('a day to come is said to be one', () => {
  expect(textOf({ updated: '2026-12-01' })).toBe('1 December 2026 is still to come.');
});
