import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { quote, rateBandOf, rateBandsOf } from './quote';

const { growth } = FIRST_SETTINGS.claims;

/** The price list in docs/product.md at the ends of its bands: percent saved, by months. */
const PRICES = [
  { months: 3, rate: 3000, savings: 57 },
  { months: 5, rate: 3000, savings: 57 },
  { months: 6, rate: 2850, savings: 59 },
  { months: 8, rate: 2850, savings: 59 },
  { months: 9, rate: 2600, savings: 63 },
  { months: 12, rate: 2600, savings: 63 },
];

describe.each(PRICES)('a subscription of $months months', ({ months, rate, savings }) => {
  test.each([3, 5, 9])('costs the listed price with %i hires a month', (hiresPerMonth) => {
    expect(quote({ hiresPerMonth, months }, growth)).toEqual({
      kind: 'standard',
      ratePerHire: rate,
      monthlyCost: hiresPerMonth * rate,
      totalHires: hiresPerMonth * months,
      totalCost: hiresPerMonth * rate * months,
      standardCost: hiresPerMonth * months * 7000,
      savingsPercent: savings,
    });
  });

  test.each([10, 40])('has an agreed price with %i hires a month', (hiresPerMonth) => {
    expect(quote({ hiresPerMonth, months }, growth)).toEqual({ kind: 'custom' });
  });
});

test.each([0, 2, 13])(
  "prices a duration of %i months, which isn't listed, as the shortest",
  (months) => {
    expect(rateBandOf(months, growth).rate).toBe(3000);
  },
);

test('has three price bands without a gap', () => {
  expect(rateBandsOf(growth)).toEqual([
    { from: 3, to: 5, rate: 3000 },
    { from: 6, to: 8, rate: 2850 },
    { from: 9, to: 12, rate: 2600 },
  ]);
});
