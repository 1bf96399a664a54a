import { describe, expect, test } from 'vitest';
import { grouped } from '../money';
import { readSalary, UNIT_WORDS } from './published-job-salary';

const read = (text: string, context: { countries?: string[]; jobType?: string } = {}) =>
  readSalary(text, { countries: ['GB'], jobType: 'Permanent', ...context });

function summary(...given: Parameters<typeof read>): string {
  const salary = read(...given);
  if (!salary) return 'doubt';
  const { currency, min, max, unit } = salary;
  const range = [...new Set([min, max])].map(grouped).join(' to ');
  return `${currency} ${range} ${UNIT_WORDS[unit]}`;
}

describe('a salary that is beyond doubt', () => {
  test.each([
    ['£62k to £74k', 'GBP 62,000 to 74,000 a year'],
    ['£62k-£74k', 'GBP 62,000 to 74,000 a year'],
    ['£62k – £74k', 'GBP 62,000 to 74,000 a year'],
    ['£62-74k', 'GBP 62,000 to 74,000 a year'],
    ['62k to 74k GBP', 'GBP 62,000 to 74,000 a year'],
    ['GBP 62,000 - 74,000', 'GBP 62,000 to 74,000 a year'],
    ['£62,000 to £74,000 per annum', 'GBP 62,000 to 74,000 a year'],
    ['£62,000 - £74,000 p.a.', 'GBP 62,000 to 74,000 a year'],
    ['£62.5k', 'GBP 62,500 a year'],
    ['between £62k and £74k', 'GBP 62,000 to 74,000 a year'],
    ['€95k to €115k plus bonus', 'EUR 95,000 to 115,000 a year'],
    ['£60k plus car, bonus and pension', 'GBP 60,000 a year'],
    ['£550/day', 'GBP 550 a day'],
    ['£900 a week', 'GBP 900 a week'],
    ['£60k + bonus', 'GBP 60,000 a year'],
    ['£500 to £550 per day', 'GBP 500 to 550 a day'],
    ['£26.50 ph', 'GBP 26.50 an hour'],
    ['AED 36k to 42k a month, tax free', 'AED 36,000 to 42,000 a month'],
    ['16-20k zł a month', 'PLN 16,000 to 20,000 a month'],
    ['A$140k to A$160k plus super', 'AUD 140,000 to 160,000 a year'],
    ['C$95 to C$110 an hour', 'CAD 95 to 110 an hour'],
    ['US$195k to US$225k', 'USD 195,000 to 225,000 a year'],
  ])('%s', (text, expected) => {
    expect(summary(text)).toBe(expected);
  });

  test.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
  ])("a bare dollar in %s is that country's", (country, currency) => {
    expect(summary('$195k to $225k plus equity', { countries: [country] })).toBe(
      `${currency} 195,000 to 225,000 a year`,
    );
  });

  test.each(['', 'Permanent'])('a large amount of a %j job is a year’s', (jobType) => {
    expect(summary('£62k', { jobType })).toBe('GBP 62,000 a year');
  });
});

describe('a salary in doubt', () => {
  test.each([
    // no amount
    'Competitive',
    // one end, or about
    'up to £90k',
    'circa £70k',
    // currency
    '62k to 74k',
    '$195k to $225k',
    '£62k to €74k',
    'kr 50k a month',
    // range
    '£74k to £62k',
    '£0',
    // decimal point or thousands separator
    '€95.000',
    '€62,5k',
    // unit
    '£550',
    'AED 85k to 100k',
    // not the base salary
    '£54k to £59k including shift pay',
    '£72k to £88k or local equivalent',
    '£60k OTE',
    '£60k pro rata',
    '£400 plus VAT a day',
    '£60k DOE',
    '£60k, negotiable',
    '£60k to £70k to £80k',
    '2 x £30k',
  ])('%s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test.each(['Contract', 'Temporary', 'Part-time'])('£62k in a %s job has no unit', (jobType) => {
    expect(summary('£62k', { jobType })).toBe('doubt');
    expect(summary('£62k a year', { jobType })).toBe('GBP 62,000 a year');
  });

  test('ignores a bare dollar in two dollar countries or none', () => {
    for (const countries of [['US', 'CA'], ['US', 'GB'], []]) {
      expect(summary('$195k', { countries })).toBe('doubt');
    }
  });
});
