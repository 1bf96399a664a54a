import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { quote } from './quote';
import {
  announcement,
  bandPhrase,
  customQuoteMail,
  dateText,
  hiresPhrase,
  hiresText,
  planMessage,
  planUrl,
  pounds,
  validUntil,
} from './quote-words';

const { growth } = FIRST_SETTINGS.claims;

test('writes money in whole pounds, grouped', () => {
  expect(pounds(2850)).toBe('£2,850');
  expect(pounds(280_800)).toBe('£280,800');
});

test.each([
  [3, '3'],
  [9, '9'],
  [10, '10+'],
  [11, '10+'],
])('writes %i hires as %s', (hires, text) => {
  expect(hiresText(hires, growth)).toBe(text);
  expect(hiresPhrase(hires, growth)).toBe(`${text} hires a month`);
});

test('writes a band with its durations', () => {
  expect(bandPhrase({ from: 6, to: 8, rate: 2850 })).toBe('6 to 8 months');
});

test('computes a validity of 30 days across months and years', () => {
  expect(dateText(validUntil(new Date(2026, 0, 31), growth))).toBe('2 March 2026');
  expect(dateText(validUntil(new Date(2026, 11, 15), growth))).toBe('14 January 2027');
});

test("doesn't change the date it counts from", () => {
  const date = new Date(2026, 5, 5);
  validUntil(date, growth);
  expect(dateText(date)).toBe('5 June 2026');
});

test('announces plan and result', () => {
  const plan = { hiresPerMonth: 4, months: 9 };
  expect(announcement(plan, quote(plan, growth), growth)).toBe(
    '4 hires a month for 9 months: £10,400 a month, 36 hires in all, saving 63%.',
  );
});

test('announces a custom quote without a price', () => {
  const plan = { hiresPerMonth: 10, months: 6 };
  expect(announcement(plan, quote(plan, growth), growth)).toBe(
    '10+ hires a month for 6 months: we quote this one individually.',
  );
});

describe('a link to a plan', () => {
  const dearer = { ...growth, ratesPerHire: [{ fromMonths: 3, rate: 3100 }] };

  test('carries its current price, but none for a custom quote', () => {
    const plan = { hiresPerMonth: 4, months: 9 };
    expect(planUrl(plan, growth)).toMatch(/\/growth\?hires=4&months=9&price=2600$/);
    expect(planUrl(plan, dearer)).toMatch(/&price=3100$/);
    expect(planUrl({ ...plan, hiresPerMonth: 10 }, growth)).toMatch(/hires=10&months=9$/);
  });

  test('names an earlier price in the message, and links to the current one', () => {
    const plan = { hiresPerMonth: 4, months: 9, quotedRate: 2600 };
    const { message } = planMessage(plan, dearer);
    expect(message).toContain('Monthly cost: £12,400 (£3,100 a hire)');
    expect(message).toContain('Quoted to us before: £2,600 a hire\n');
    expect(message).toContain('&price=3100\n');
    expect(planMessage(plan, growth).message).not.toContain('before');
  });
});

test('puts the plan into the e-mail for a custom quote', () => {
  const url = new URL(
    customQuoteMail('hello@agency.example', { hiresPerMonth: 10, months: 6 }, growth),
  );
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('hello@agency.example');
  // Not `searchParams`, because mail clients read a plus sign literally.
  expect(decodeURIComponent(url.search)).toContain('subject=Growth quote: 10+ hires a month for 6');
  expect(url.search).toContain('10%2B%20hires');
});
