import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { quote, rateBandOf, rateBandsOf } from './quote';

const { growth } = FIRST_SETTINGS.claims;

/** The price list in docs/product.md: pounds per hire and percent saved, by months. */
const PRICES = [
  { months: 3, rate: 3000, savings: 57 },
  { months: 4, rate: 3000, savings: 57 },
  { months: 5, rate: 3000, savings: 57 },
  { months: 6, rate: 2850, savings: 59 },
  { months: 7, rate: 2850, savings: 59 },
  { months: 8, rate: 2850, savings: 59 },
  { months: 9, rate: 2600, savings: 63 },
  { months: 10, rate: 2600, savings: 63 },
  { months: 11, rate: 2600, savings: 63 },
  { months: 12, rate: 2600, savings: 63 },
];

describe.each(PRICES)('a subscription of $months months', ({ months, rate, savings }) => {
  test.each([3, 4, 5, 6, 7, 8, 9])(
    'costs the listed price with %i hires a month',
    (hiresPerMonth) => {
      expect(quote({ hiresPerMonth, months }, growth)).toEqual({
        kind: 'standard',
        ratePerHire: rate,
        monthlyCost: hiresPerMonth * rate,
        totalHires: hiresPerMonth * months,
        totalCost: hiresPerMonth * rate * months,
        standardCost: hiresPerMonth * months * 7000,
        savingsPercent: savings,
      });
    },
  );

  test.each([10, 11, 40])('has an agreed price with %i hires a month', (hiresPerMonth) => {
    expect(quote({ hiresPerMonth, months }, growth)).toEqual({ kind: 'custom' });
  });
});

test('costs £15,000 a month for 15 hires by default', () => {
  expect(quote({ hiresPerMonth: 5, months: 3 }, growth)).toMatchObject({
    monthlyCost: 15_000,
    totalHires: 15,
    totalCost: 45_000,
    standardCost: 105_000,
    savingsPercent: 57,
  });
});

test.each([0, 2, 13, 24])(
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
