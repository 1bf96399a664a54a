import { expect, test } from 'vitest';
import { buildJob } from '../test/build-job';
import { yearlyPayOf } from './yearly-pay';

const pay = (salary: string, overrides: Parameters<typeof buildJob>[0] = {}) =>
  yearlyPayOf(buildJob({ salary, ...overrides }));

test.each([
  ['£62k to £74k', {}, '£62,000 to £74,000', 'as advertised'],
  ['€480 a day', { jobType: 'Contract' }, '€105,600', 'if 220 days a year are worked'],
  [
    '$105 to $120 an hour',
    { locationTags: 'USA' },
    'US$184,800 to US$211,200',
    'if 220 days of 8 hours a year are worked',
  ],
  ['PLN 17k to 21k a month', {}, 'PLN 204,000 to PLN 252,000', 'twelve months'],
])('%s is %s a year', (salary, overrides, amount, basis) => {
  const found = pay(salary, overrides);
  // A non-breaking space stands between code and amount.
  expect(found && { ...found, amount: found.amount.replaceAll('\u00A0', ' ') }).toEqual({
    amount,
    basis,
  });
});

test.each(['', 'Competitive', '€54k to €60k full-time equivalent', 'up to £60k'])(
  'returns nothing for "%s"',
  (salary) => {
    expect(pay(salary)).toBeUndefined();
  },
);
