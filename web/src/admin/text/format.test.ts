import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockTime, describeTimeLeft, isMoment, nameField, toLocalTime, toMoment } from './format';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/London');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['2026-11-23T09:00', '2026-11-23T09:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  // The clocks go back on 25 October 2026: the first of the two hours.
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('%s by a clock in London is %s', (local, moment) => {
  expect(toMoment(local)).toBe(moment);
  expect(toLocalTime(moment)).toBe(local);
});

test('an hour that the clocks skip is the one after it', () => {
  expect(toMoment('2026-03-29T01:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(toLocalTime('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T02:30');
});

test('a stored time is an instant, and a typed one is not', () => {
  expect(isMoment('2026-10-25T01:30:15.000Z')).toBe(true);
  expect(['2026-10-25T01:30', '', 'From A to Z'].map(isMoment)).toEqual([false, false, false]);
});

test('an empty or incomplete time is none', () => {
  expect(['', ' ', 'soon'].map(toMoment)).toEqual(['', '', '']);
  expect(toLocalTime('')).toBe('');
});

test.each([
  ['2026-11-23T09:30:00.000Z', '09:30'],
  ['2026-11-20T09:30:00.000Z', '20 Nov, 09:30'],
  ['2027-03-04T09:30:00.000Z', '4 Mar 2027, 09:30'],
])('%s is shown on 23 Nov 2026 as %s', (moment, text) => {
  expect(clockTime(new Date(moment), new Date('2026-11-23T10:00:00.000Z'))).toBe(text);
});

test.each([
  ['2026-12-21T09:59:00.000Z', '30 days left'],
  ['2026-11-22T10:00:01.000Z', '2 days left'],
  ['2026-11-22T10:00:00.000Z', 'Less than a day left'],
])('until %s: %s', (expiresAt, expected) => {
  expect(describeTimeLeft(expiresAt, Date.parse('2026-11-21T10:00:00.000Z'))).toBe(expected);
});

test('a field is named as in its form, or else by its path', () => {
  const labelOf = (path: string) => (path === 'salary' ? 'Salary Range' : undefined);
  expect(nameField('salary', labelOf)).toBe('Salary Range');
  expect(nameField('postedAt', labelOf)).toBe('Posted at');
  expect(nameField('stats.teamSize', labelOf)).toBe('Stats: team size');
});
