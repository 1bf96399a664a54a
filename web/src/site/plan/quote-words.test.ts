import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { dateText, hiresPhrase, hiresText, planMessage, planUrl, validUntil } from './quote-words';

const { growth } = FIRST_SETTINGS.claims;

test.each([
  [9, '9'],
  [10, '10+'],
  [11, '10+'],
])('writes %i hires as %s', (hires, text) => {
  expect(hiresText(hires, growth)).toBe(text);
  expect(hiresPhrase(hires, growth)).toBe(`${text} hires a month`);
});

test('computes a validity of 30 days across months and years, and keeps the date it counts from', () => {
  const date = new Date(2026, 0, 31);
  expect(dateText(validUntil(date, growth))).toBe('2 March 2026');
  expect(dateText(date)).toBe('31 January 2026');
  expect(dateText(validUntil(new Date(2026, 11, 15), growth))).toBe('14 January 2027');
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
