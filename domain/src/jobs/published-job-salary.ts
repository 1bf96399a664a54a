/** Google's pay units in adverts. */
export type SalaryUnit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** A salary whose currency, range and unit are certain. For one amount both ends are equal. */
export interface Salary {
  /** ISO 4217. */
  currency: string;
  min: number;
  max: number;
  unit: SalaryUnit;
}

/** The context of a salary text. */
interface SalaryContext {
  /** ISO 3166 codes of the job's countries, which decide whose dollar a bare `$` is. */
  countries: readonly string[];
  /** Absent if the job has no type. */
  jobType: string | undefined;
}

/** ISO 4217 codes of the supported currencies. */
export const CURRENCY_CODES =
  'AED AUD CAD CHF CZK DKK EUR GBP HUF NOK NZD PLN QAR RON SAR SEK SGD USD ZAR';
const CURRENCY_SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  zł: 'PLN',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  us$: 'USD',
};
const DOLLARS: Record<string, string> = { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', US: 'USD' };

/** Currencies whose markets quote pay by the year. */
const QUOTED_BY_THE_YEAR = new Set(['AUD', 'CAD', 'EUR', 'GBP', 'NZD', 'USD']);
/** Below this, an amount without a unit may be monthly pay. */
const LEAST_UNSTATED_YEAR = 20_000;
/** Job types paid by the hour or day, or a share of the advertised pay. */
const UNIT_MUST_BE_STATED = new Set(['Contract', 'Temporary', 'Part-time']);

const UNITS: readonly [SalaryUnit, string][] = [
  ['HOUR', String.raw`hour|hr|hourly|p\.?h\.?`],
  ['DAY', String.raw`day|daily|p\.?d\.?`],
  ['WEEK', String.raw`week|wk|weekly|p\.?w\.?`],
  ['MONTH', String.raw`month|monthly|p\.?c\.?m\.?|p\.?m\.?`],
  ['YEAR', String.raw`year|yr|yearly|annum|annually|p\.?a\.?`],
];

const CURRENCY = `(?:${Object.keys(CURRENCY_SIGNS)
  .map((sign) => sign.replace('$', String.raw`\$`))
  .sort((a, b) => b.length - a.length)
  .join('|')}|\\$|${CURRENCY_CODES.toLowerCase().replaceAll(' ', '|')})`;
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`;
const AMOUNT = (n: number) =>
  `(?<before${n}>${CURRENCY})? ?(?<number${n}>${NUMBER}) ?(?<k${n}>k)?(?: ?(?<after${n}>${CURRENCY}))?`;
const UNIT = `(?:(?:an?|per|/|each) ?)?(?<unit>${UNITS.map(([, words]) => words).join('|')})`;
/** Texts that may follow the base salary: "plus bonus", "+ car", ", tax free". */
const EXTRAS = String.raw`(?:(?:\+|plus|, ?plus|and|with) ?(?<extras>[a-z][a-z ,&/-]*)|, ?tax[- ]free)`;
const SALARY = new RegExp(
  `^(?:between )?${AMOUNT(1)}(?: ?(?:-|to|and) ?${AMOUNT(2)})?(?: ?(?:gross ?)?${UNIT})?(?:,? ?${EXTRAS})?$`,
);
/** Words that make an amount something other than the base salary. */
const NOT_BASE =
  /\b(?:ote|on-target|pro[- ]rata|equivalent|incl\w*|negotiable|depend\w*|doe|or|vat|hour|day|week|month|year|annum|p[ahdmw])\b/;

/** Parses a salary text; undefined unless currency, range and unit are certain. */
export function readSalary(
  text: string | undefined,
  { countries, jobType }: SalaryContext,
): Salary | undefined {
  const found = SALARY.exec(normalise(text ?? ''))?.groups;
  if (!found || NOT_BASE.test(found['extras'] ?? '')) return undefined;
  const currency = currencyOf(found, countries);
  const range = rangeOf(found);
  if (!currency || !range) return undefined;
  const unit = found['unit'] ? unitOf(found['unit']) : unstatedUnit(currency, range.min, jobType);
  return unit && { currency, ...range, unit };
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}

/** Returns the currency of both ends, however often it is written. */
function currencyOf(found: Record<string, string>, countries: readonly string[]) {
  const written = ['before1', 'after1', 'before2', 'after2'].flatMap((part) => found[part] ?? []);
  const codes = new Set(written.map((sign) => codeOf(sign, countries)));
  return codes.size === 1 ? [...codes][0] : undefined;
}

function codeOf(sign: string, countries: readonly string[]): string | undefined {
  if (sign !== '$') return CURRENCY_SIGNS[sign] ?? sign.toUpperCase();
  const dollars = new Set(countries.map((country) => DOLLARS[country]));
  return dollars.size === 1 ? [...dollars][0] : undefined;
}

function rangeOf(found: Record<string, string>): Pick<Salary, 'min' | 'max'> | undefined {
  const min = toNumber(found['number1']);
  if (found['number2'] === undefined) {
    const amount = found['k1'] ? thousands(min) : min;
    return amount > 0 ? { min: amount, max: amount } : undefined;
  }
  const max = toNumber(found['number2']);
  // '£62-74k' and '£62k to £74k' are the same; in '£62k to £74' the second end is ambiguous.
  if (found['k1'] && !found['k2']) return undefined;
  const isShort = !found['k1'] && found['k2'] && min < 1000;
  const ends = {
    min: found['k1'] || isShort ? thousands(min) : min,
    max: found['k2'] ? thousands(max) : max,
  };
  return ends.min > 0 && ends.min < ends.max ? ends : undefined;
}

/**
 * Returns the unit of an amount without one: '£62k to £74k' means a year for a permanent or
 * full-time job in a currency whose market quotes by the year. Poland, the Gulf and the Nordics
 * quote by the month, contractors by the day, and part-time pay may be a full-time equivalent.
 */
function unstatedUnit(
  currency: string,
  min: number,
  jobType: string | undefined,
): SalaryUnit | undefined {
  const isYear =
    QUOTED_BY_THE_YEAR.has(currency) &&
    min >= LEAST_UNSTATED_YEAR &&
    !(jobType && UNIT_MUST_BE_STATED.has(jobType));
  return isYear ? 'YEAR' : undefined;
}

function unitOf(word: string): SalaryUnit | undefined {
  return UNITS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0];
}

function toNumber(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

/** Avoids floating-point noise: 62.5k is 62,500. */
function thousands(amount: number): number {
  return Math.round(amount * 1000);
}

/** A pay unit after an amount. */
export const UNIT_WORDS: Record<SalaryUnit, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};
