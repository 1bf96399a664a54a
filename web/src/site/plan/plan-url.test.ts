import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { readPlan, writePlan } from './plan-url';

const { growth } = FIRST_SETTINGS.claims;

test('without parameters the plan is the default', () => {
  expect(readPlan('', growth)).toEqual({ hiresPerMonth: 5, months: 3 });
});

test('a plan is read from the URL', () => {
  expect(readPlan('?hires=8&months=9', growth)).toEqual({ hiresPerMonth: 8, months: 9 });
});

describe.each([
  ['0', 3, 3],
  ['-4', 3, 3],
  ['2', 3, 3],
  ['13', 10, 12],
  ['99999999999999999999', 10, 12],
])('%s is out of range and clamped', (text, hiresPerMonth, months) => {
  test('for hires', () =>
    expect(readPlan(`?hires=${text}`, growth).hiresPerMonth).toBe(hiresPerMonth));
  test('for months', () => expect(readPlan(`?months=${text}`, growth).months).toBe(months));
});

test.each(['', 'many', '7.5', '1e1', ' 7', '0x9', 'NaN', 'Infinity'])('"%s" is ignored', (text) => {
  const search = `?${new URLSearchParams({ hires: text, months: text })}`;
  expect(readPlan(search, growth)).toEqual({ hiresPerMonth: 5, months: 3 });
});

test.each([
  ['2600', 2600],
  ['999999', 999_999],
])('a price of %s that a quote’s link was made with is read', (text, quotedRate) => {
  expect(readPlan(`?hires=8&months=9&price=${text}`, growth)).toEqual({
    hiresPerMonth: 8,
    months: 9,
    quotedRate,
  });
});

test.each(['', '0', '-5', '1e3', '26.5', '1000000', 'free', '02600'])(
  'a price of "%s" is none',
  (text) => {
    expect(readPlan(`?price=${text}`, growth)).toEqual({ hiresPerMonth: 5, months: 3 });
  },
);

test('writing puts the price of a quote in, and takes that of another plan away', () => {
  const quoted = writePlan('?ref=letter', { hiresPerMonth: 4, months: 9, quotedRate: 2600 });
  expect(quoted).toBe('?ref=letter&hires=4&months=9&price=2600');
  expect(writePlan(quoted, { hiresPerMonth: 4, months: 9, quotedRate: undefined })).toBe(
    '?ref=letter&hires=4&months=9',
  );
});

test('writing keeps what else the URL holds, and reads back as the same plan', () => {
  const search = writePlan('?ref=letter&hires=4', { hiresPerMonth: 10, months: 12 });
  expect(search).toBe('?ref=letter&hires=10&months=12');
  expect(readPlan(search, growth)).toEqual({ hiresPerMonth: 10, months: 12 });
});
