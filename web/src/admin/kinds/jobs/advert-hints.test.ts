import { expect, test } from 'vitest';
import { advertHints } from './advert-hints';

const NOW = new Date('2026-11-28T09:00:00Z');
const CLEAN = { title: 'Grid planner', salary: '£62k', locationTags: 'UK' };

const hintsOf = (values: Record<string, string>) =>
  advertHints({ ...CLEAN, ...values }, NOW).map(({ field, text }) => `${field}: ${text}`);

test.each([
  [{ salary: ' ' }, 'salary: Without a salary, visitors read ‘Competitive’.'],
  [{ locationTags: ' , ' }, 'locationTags: Without a place, visitors read ‘Remote’.'],
  [{ closesAt: '2026-11-27' }, 'closesAt: This day has passed, so the job is closed.'],
  [{ title: 'SENIOR PLANNER (HVDC)' }, 'title: All capitals are hard to read.'],
  [{ description: 'A YOUNG team.' }, 'description: “YOUNG” points to age: name the skill instead.'],
  [
    { requirements: 'Salesmen wanted\nA salesman' },
    'requirements: “Salesmen” points to gender: write salesperson.',
  ],
])('hints at %o', (values, hint) => {
  expect(hintsOf(values)).toEqual([hint]);
});

test.each([
  {},
  { closesAt: '2026-11-28' },
  { title: 'HVDC / EPC' },
  { locationTags: '', customLocation: 'Leith' },
  { description: 'Youngstown, by human power.' },
])('has no hint about %o', (values) => {
  expect(hintsOf(values)).toEqual([]);
});

test('gives three hints at most, warnings first', () => {
  const hints = advertHints({ title: 'FOREMAN AND CHAIRMAN', closesAt: '2026-01-01' }, NOW);
  expect(hints.map(({ tone }) => tone)).toEqual(['warning', 'warning', 'warning']);
});
