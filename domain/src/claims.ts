import type { Claims } from '@torque-tide/contract/claims';

/**
 * What becomes of an application, in four lines on every job. Apart from the other claims, so that a
 * job's page brings nothing else of them.
 */
export const applicationClaims = [
  {
    question: 'Who reads it',
    answer: 'The consultant who recruits for this role. No software sorts applications out.',
  },
  {
    question: 'How soon you hear',
    answer: 'Within three working days, also when the answer is no.',
  },
  {
    question: 'What to send',
    answer: 'Your CV, and two lines on why this role. A covering letter is not needed.',
  },
  {
    question: 'What happens to your data',
    answer:
      'Your CV goes to the client only after you have agreed to it for this role. Ask us at any time, and we delete it.',
  },
] as const;

/**
 * What the agency claims about itself and its prices, each claim once, so that its owner can settle
 * or change it in one place. Texts and figures are those of docs/product.md; what each of them means, and in
 * which unit, stands in `claimsSchema`.
 */
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
    minimumMonths: 3,
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
