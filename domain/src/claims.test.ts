import { expect, test } from 'vitest';
import { claims } from './claims';

// Page tests read the claims from the same object; here they are compared with literal values.

test('the figures and countries of Home', () => {
  expect(claims.stats.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
    '20+ Years of Experience',
    '50+ Partner Companies',
    '10+ Countries Covered',
  ]);
  expect(claims.countries).toHaveLength(8);
});

test('the claims and prices of the other pages', () => {
  expect(claims.aboutCountries).toBe(9);
  expect(claims.liabilityCap).toBe('£100');
  expect(claims.growth).toMatchObject({
    costSaving: '50%',
    maximumSaving: '70%',
    placementFees: '15-25%',
    worthwhileHires: '3+',
    standardRatePerHire: 7000,
    hires: { min: 3, max: 10, default: 5 },
    months: { min: 3, max: 12, default: 3 },
  });
});
