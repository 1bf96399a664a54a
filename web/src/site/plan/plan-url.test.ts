import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { readPlan, writePlan } from './plan-url';

const { growth } = FIRST_SETTINGS.claims;

test('reads the default plan without parameters', () => {
  expect(readPlan('', growth)).toEqual({ hiresPerMonth: 5, months: 3 });
});

test('reads a plan from the URL', () => {
  expect(readPlan('?hires=8&months=9', growth)).toEqual({ hiresPerMonth: 8, months: 9 });
});

describe.each([
  ['0', 3, 3],
  ['-4', 3, 3],
  ['2', 3, 3],
  ['13', 10, 12],
  ['99999999999999999999', 10, 12],
])('%s is clamped to the range', (text, hiresPerMonth, months) => {
  test('for hires', () =>
    expect(readPlan(`?hires=${text}`, growth).hiresPerMonth).toBe(hiresPerMonth));
  test('for months', () => expect(readPlan(`?months=${text}`, growth).months).toBe(months));
});

test.each(['', 'many', '7.5', '1e1', ' 7', '0x9', 'NaN', 'Infinity'])('ignores "%s"', (text) => {
  const search = `?${new URLSearchParams({ hires: text, months: text })}`;
  expect(readPlan(search, growth)).toEqual({ hiresPerMonth: 5, months: 3 });
});

test.each([
  ['2600', 2600],
  ['999999', 999_999],
])("reads the price of %s in a quote's link", (text, quotedRate) => {
  expect(readPlan(`?hires=8&months=9&price=${text}`, growth)).toEqual({
    hiresPerMonth: 8,
    months: 9,
    quotedRate,
  });
});

test.each(['', '0', '-5', '1e3', '26.5', '1000000', 'free', '02600'])(
  'ignores the price "%s"',
  (text) => {
    expect(readPlan(`?price=${text}`, growth)).toEqual({ hiresPerMonth: 5, months: 3 });
  },
);

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
