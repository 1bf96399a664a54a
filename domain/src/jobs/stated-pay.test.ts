import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAY_ADVERTS_MIN, statedPay } from './stated-pay';

const job = (salary: string, overrides: { locationTags?: string; jobType?: string } = {}) => ({
  salary,
  jobType: '',
  locationTags: 'UK',
  customLocation: '',
  ...overrides,
});

test('ranges from the lowest to the highest amount, with the number of adverts', () => {
  const jobs = [job('£62k to £74k'), job('£55,000 to £60,000'), job('£80k'), job('Competitive')];
  expect(statedPay(jobs)).toEqual([
    { currency: 'GBP', unit: 'YEAR', min: 55_000, max: 80_000, adverts: 3 },
  ]);
});

test('gives no range for two adverts', () => {
  const two = [job('£62k to £74k'), job('£55k to £60k')];
  expect(statedPay(two)).toEqual([]);
  // Another currency, another unit or a single end doesn't count as a third advert.
  for (const other of ['€70k to €80k', '£450 a day', 'up to £90k', '£60k to £70k OTE']) {
    expect(statedPay([...two, job(other)]), other).toEqual([]);
  }
});

test('separates currencies and units, most adverts first', () => {
  const days = Array.from({ length: 3 }, (_, n) =>
    job(`£${400 + n * 50} a day`, { jobType: 'Contract' }),
  );
  const years = Array.from({ length: 4 }, (_, n) =>
    job(`€${60 + n}k to €${70 + n}k`, { locationTags: 'Germany' }),
  );
  expect(statedPay([...days, ...years])).toEqual([
    { currency: 'EUR', unit: 'YEAR', min: 60_000, max: 73_000, adverts: 4 },
    { currency: 'GBP', unit: 'DAY', min: 400, max: 500, adverts: 3 },
  ]);
});

test('includes at least three adverts in every range', () => {
  const salary = fc.record({
    sign: fc.constantFrom('£', '€', 'US$'),
    low: fc.integer({ min: 20, max: 90 }),
    more: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(salary, { maxLength: 12 }), (salaries) => {
      const ranges = statedPay(
        salaries.map(({ sign, low, more }) => job(`${sign}${low}k to ${sign}${low + more}k`)),
      );
      for (const { currency, min, max, adverts } of ranges) {
        const sign = { GBP: '£', EUR: '€', USD: 'US$' }[currency];
        const own = salaries.filter((one) => one.sign === sign);
        expect(adverts).toBe(own.length);
        expect(adverts).toBeGreaterThanOrEqual(PAY_ADVERTS_MIN);
        expect(min).toBe(Math.min(...own.map(({ low }) => low * 1000)));
        expect(max).toBe(Math.max(...own.map(({ low, more }) => (low + more) * 1000)));
      }
    }),
  );
});
