import type { Claims } from '@torque-tide/contract/claims';

/** The initial claims and prices, as docs/product.md quotes them. `claimsSchema` has meanings and units. */
export const claims: Claims = {
  stats: [
    { value: 20, suffix: '+', label: 'Years of Experience' },
    { value: 50, suffix: '+', label: 'Partner Companies' },
    { value: 10, suffix: '+', label: 'Countries Covered' },
  ],
  countries: ['United Kingdom', 'Germany', 'France', 'Spain', 'Nordics', 'USA', 'UAE', 'Australia'],
  aboutCountries: 9,
  growth: {
    costSaving: '50%',
    maximumSaving: '70%',
    placementFees: '15-25%',
    worthwhileHires: '3+',
    quoteValidDays: 30,
    standardRatePerHire: 7000,
    ratesPerHire: [
      { fromMonths: 3, rate: 3000 },
      { fromMonths: 6, rate: 2850 },
      { fromMonths: 9, rate: 2600 },
    ],
    hires: { min: 3, max: 10, default: 5 },
    months: { min: 3, max: 12, default: 3 },
  },
  liabilityCap: '£100',
};

/** Returns the shortest subscription that has a price, in months. */
export function shortestMonths({ ratesPerHire }: Claims['growth']): number {
  return Math.min(...ratesPerHire.map(({ fromMonths }) => fromMonths));
}
