import { amountText, type PaidJob, readPay } from './job-pay';
import type { SalaryUnit } from './published-job-salary';

/** Days that somebody works in a year: 44 weeks of five; holidays of all kinds take the other eight. */
const DAYS_A_YEAR = 220;
const HOURS_A_DAY = 8;

/** A job's pay, brought to a year so that it can be compared. */
export interface YearlyPay {
  /** '£62,000 to £74,000', in the advert's own currency. */
  amount: string;
  /** How it was worked out; a figure for work by the day is no promise. */
  basis: string;
}

/** By what the pay for a unit of time is multiplied to get that of a year. */
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
 * What a job pays in a year. Undefined when its advert names no amount, or more than an amount: then
 * any figure would be a guess. Currencies are not converted.
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
 * About what a unit of each currency is worth in pounds. For the order of a list alone: nothing of it is
 * shown, and a rate that moves by a tenth seldom changes who stands above whom.
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

/**
 * The most that a job pays in a year, in pounds and about, by which a list is ordered. Undefined where its
 * advert names no amount that can be read.
 */
export function yearlyAmountOf(job: PaidJob): number | undefined {
  const salary = readPay(job);
  if (!salary) return undefined;
  const { currency, max, unit } = salary;
  return max * TIMES_A_YEAR[unit] * (ABOUT_POUNDS[currency] ?? 1);
}
