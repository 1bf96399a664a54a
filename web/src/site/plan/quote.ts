import { claims } from '@torque-tide/domain/claims';

const { hires, months, ratesPerHire, standardRatePerHire } = claims.growth;

/** What the calculator asks for. */
export interface Plan {
  hiresPerMonth: number;
  /** Length of the subscription. */
  months: number;
}

export interface RateBand {
  /** Shortest and longest subscription, in months, at this rate. */
  from: number;
  to: number;
  /** Pounds for each hire. */
  rate: number;
}

export interface StandardQuote {
  kind: 'standard';
  ratePerHire: number;
  monthlyCost: number;
  totalHires: number;
  /** Over the whole subscription. */
  totalCost: number;
  /** What as many hires cost at the standard reference. */
  standardCost: number;
  /** How far the rate is below the standard reference, in whole percent. */
  savingsPercent: number;
}

/** So many hires that a price is agreed, not calculated. */
interface CustomQuote {
  kind: 'custom';
}

export type Quote = StandardQuote | CustomQuote;

/** The price list: each rate with the durations that it applies to. */
export const rateBands: readonly RateBand[] = ratesPerHire.map(({ fromMonths, rate }, index) => ({
  from: fromMonths,
  to: (ratesPerHire[index + 1]?.fromMonths ?? months.max + 1) - 1,
  rate,
}));

/** The band of a duration; a duration that no band holds is priced as the shortest. */
export function rateBandOf(duration: number): RateBand {
  const band = rateBands.find(({ from, to }) => duration >= from && duration <= to) ?? rateBands[0];
  if (!band) throw new Error('The price list is empty');
  return band;
}

/** Prices a plan. From the most hires that the calculator offers, the answer is a conversation. */
export function quote({ hiresPerMonth, months: duration }: Plan): Quote {
  if (hiresPerMonth >= hires.max) return { kind: 'custom' };
  const { rate } = rateBandOf(duration);
  const monthlyCost = hiresPerMonth * rate;
  const totalHires = hiresPerMonth * duration;
  return {
    kind: 'standard',
    ratePerHire: rate,
    monthlyCost,
    totalHires,
    totalCost: monthlyCost * duration,
    standardCost: totalHires * standardRatePerHire,
    savingsPercent: Math.round(((standardRatePerHire - rate) / standardRatePerHire) * 100),
  };
}
