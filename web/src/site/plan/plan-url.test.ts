import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { readPlan, writePlan } from './plan-url';

const { growth } = FIRST_SETTINGS.claims;

test.each([
  ['', 5, 3],
  ['?hires=8&months=9', 8, 9],
  ['?hires=-4&months=2', 3, 3],
  ['?hires=13&months=99999999999999999999', 10, 12],
  ...['', 'many', '7.5', '1e1', ' 7', '0x9', 'Infinity'].map((text): [string, number, number] => [
    `?${new URLSearchParams({ hires: text, months: text })}`,
    5,
    3,
  ]),
])('reads "%s" as %i hires for %i months', (search, hiresPerMonth, months) => {
  expect(readPlan(search, growth)).toEqual({ hiresPerMonth, months });
});

test.each([
  ['2600', 2600],
  ['999999', 999_999],
  ...['', '0', '-5', '1e3', '26.5', '1000000', '02600'].map((text): [string, undefined] => [
    text,
    undefined,
  ]),
])('reads the price "%s" in a quote\'s link as %s', (text, quotedRate) => {
  expect(readPlan(`?price=${text}`, growth).quotedRate).toBe(quotedRate);
});

test("writes a quote's price, and removes another plan's", () => {
  const quoted = writePlan('?ref=letter', { hiresPerMonth: 4, months: 9, quotedRate: 2600 });
  expect(quoted).toBe('?ref=letter&hires=4&months=9&price=2600');
  expect(writePlan(quoted, { hiresPerMonth: 4, months: 9, quotedRate: undefined })).toBe(
    '?ref=letter&hires=4&months=9',
  );
});

test('keeps other parameters, and reads back the same plan', () => {
  const search = writePlan('?ref=letter&hires=4', { hiresPerMonth: 10, months: 12 });
  expect(search).toBe('?ref=letter&hires=10&months=12');
  expect(readPlan(search, growth)).toEqual({ hiresPerMonth: 10, months: 12 });
});
