import * as z from 'zod/mini';
import { line, requiredText } from './fields';

export const STATS_MAX = 4;
export const CLAIMED_COUNTRIES_MAX = 20;
export const RATES_MAX = 6;
/** The calculator's highest hires and months, and the largest sum in pounds. */
export const HIRES_MAX = 100;
export const MONTHS_MAX = 60;
export const POUNDS_MAX = 1_000_000;

/** A percentage as written in a sentence. */
const PERCENT = /^[1-9]\d?%$/;

const shortText = (message: string) => requiredText(1, 60, message);
/** A solution's price range in words, e.g. '20–25% of the first year’s salary'. Not every agency states one. */
const priceRange = z.optional(requiredText(1, 80, 'A price range must not be empty'));
const percent = line().check(z.regex(PERCENT, 'Must be a percentage like 50%'));
const whole = (min: number, max: number) =>
  z
    .int('Must be a whole number')
    .check(z.gte(min, `Must be at least ${min}`), z.lte(max, `Must be at most ${max}`));
const rangeOf = (max: number) =>
  z.strictObject({ min: whole(1, max), max: whole(1, max), default: whole(1, max) });

/** The agency's claims about itself and its prices. Prices are in pounds, durations in months. */
export const claimsSchema = z.strictObject({
  stats: z
    .array(
      z.strictObject({
        value: whole(0, 1_000_000),
        suffix: line().check(z.maxLength(3)),
        label: shortText('A figure needs its words'),
      }),
    )
    .check(z.maxLength(STATS_MAX)),
  countries: z
    .array(shortText('A country must not be empty'))
    .check(z.maxLength(CLAIMED_COUNTRIES_MAX)),
  /** The number of countries on the About page. */
  aboutCountries: whole(1, 200),
  growth: z.strictObject({
    /** The Growth solution's saving: a marketing claim, not computed from prices. */
    costSaving: percent,
    /** The highest saving that marketing copy claims. */
    maximumSaving: percent,
    /** The placement fee subscribers avoid, e.g. 15–25%. */
    placementFees: shortText('Placement fees are required'),
    /** Hires a year from which Growth pays off, according to the FAQ. */
    worthwhileHires: shortText('Hires from which it pays off are required'),
    quoteValidDays: whole(1, 365),
    /** The reference price per hire, in pounds, against which savings are computed. */
    standardRatePerHire: whole(1, POUNDS_MAX),
    /** Price per hire in pounds, keyed by the shortest duration in months it applies to. */
    ratesPerHire: z
      .array(z.strictObject({ fromMonths: whole(1, MONTHS_MAX), rate: whole(1, POUNDS_MAX) }))
      .check(z.minLength(1, 'A price per hire is required'), z.maxLength(RATES_MAX)),
    hires: rangeOf(HIRES_MAX),
    months: rangeOf(MONTHS_MAX),
  }),
  corePrice: priceRange,
  contractPrice: priceRange,
  execSearchPrice: priceRange,
  /** The agency's maximum liability, as worded in the terms. */
  liabilityCap: shortText('Liability cap is required'),
});
export type Claims = z.infer<typeof claimsSchema>;
