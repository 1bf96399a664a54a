import { expect, test } from 'vitest';
import { statedPay } from './stated-pay';

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
