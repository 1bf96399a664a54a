import { expect, test } from 'vitest';
import { describeTimeLeft, nameField } from '@/admin/text/format';

const now = Date.parse('2026-11-21T10:00:00.000Z');

test.each([
  ['2026-12-21T10:00:00.000Z', '30 days left'],
  ['2026-12-21T09:59:00.000Z', '30 days left'],
  ['2026-11-22T10:00:01.000Z', '2 days left'],
  ['2026-11-22T10:00:00.000Z', 'Less than a day left'],
  ['2026-11-21T09:00:00.000Z', 'Less than a day left'],
])('until %s: %s', (expiresAt, expected) => {
  expect(describeTimeLeft(expiresAt, now)).toBe(expected);
});

test('a field is named as in its form, or else by its path', () => {
  const labelOf = (path: string) => (path === 'salary' ? 'Salary Range' : undefined);
  expect(nameField('salary', labelOf)).toBe('Salary Range');
  expect(nameField('postedAt', labelOf)).toBe('Posted at');
  expect(nameField('stats.teamSize', labelOf)).toBe('Stats: team size');
});
