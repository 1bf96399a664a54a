import { amountText, type PaidJob, readPay } from './job-pay';
import type { SalaryUnit } from './published-job-salary';

/** Working days in a year: 44 weeks of five, after holidays. */
const DAYS_A_YEAR = 220;
const HOURS_A_DAY = 8;

/** A job's pay, converted to a year for comparison. */
export interface YearlyPay {
  /** '£62,000 to £74,000', in the advert's own currency. */
  amount: string;
  /** How it was converted, in words: a day rate doesn't promise a year of work. */
  basis: string;
}

/** Factors from a unit of time to a year. */
export const TIMES_A_YEAR: Readonly<Record<SalaryUnit, number>> = {
  YEAR: 1,
  MONTH: 12,
  WEEK: 52,
  DAY: DAYS_A_YEAR,
  HOUR: DAYS_A_YEAR * HOURS_A_DAY,
};

const BASES: Readonly<Record<SalaryUnit, string>> = {
  YEAR: 'as advertised',
  MONTH: 'twelve months',
  WEEK: '52 weeks',
  DAY: `if ${DAYS_A_YEAR} days a year are worked`,
  HOUR: `if ${DAYS_A_YEAR} days of ${HOURS_A_DAY} hours a year are worked`,
};

/**
 * Returns a job's yearly pay; undefined if its salary text is ambiguous. Currencies aren't
 * converted.
 */
export function yearlyPayOf(job: PaidJob): YearlyPay | undefined {
  const salary = readPay(job);
  if (!salary) return undefined;
  const { currency, min, max, unit } = salary;
  const times = TIMES_A_YEAR[unit];
  return {
    amount: amountText({ currency, min: Math.round(min * times), max: Math.round(max * times) }),
    basis: BASES[unit],
  };
}

/**
 * Approximate value of each currency in pounds. Only for sorting, never shown: a change of a tenth seldom
 * changes the order.
 */
const ABOUT_POUNDS: Readonly<Record<string, number>> = {
  AED: 0.21,
  AUD: 0.5,
  CAD: 0.55,
  CHF: 0.9,
  CZK: 0.034,
  DKK: 0.115,
  EUR: 0.86,
  GBP: 1,
  HUF: 0.0021,
  NOK: 0.074,
  NZD: 0.45,
  PLN: 0.2,
  QAR: 0.21,
  RON: 0.17,
  SAR: 0.2,
  SEK: 0.076,
  SGD: 0.58,
  USD: 0.77,
  ZAR: 0.042,
};

/** Returns a job's highest yearly pay in pounds, for sorting; undefined without a readable amount. */
export function yearlyAmountOf(job: PaidJob): number | undefined {
  const salary = readPay(job);
  if (!salary) return undefined;
  const { currency, max, unit } = salary;
  return max * TIMES_A_YEAR[unit] * (ABOUT_POUNDS[currency] ?? 1);
}
