import type { Claims } from '@torque-tide/contract/claims';

/** What the agency claims of Growth: its price list, and what the calculator asks for. */
export type GrowthClaims = Claims['growth'];

/** What the calculator asks for. */
export interface Plan {
  hiresPerMonth: number;
  /** Length of the subscription. */
  months: number;
  /** Pounds for each hire at which it was quoted, where a quote's link says it. */
  quotedRate?: number | undefined;
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
export function rateBandsOf({ ratesPerHire, months }: GrowthClaims): RateBand[] {
  return ratesPerHire.map(({ fromMonths, rate }, index) => ({
    from: fromMonths,
    to: (ratesPerHire[index + 1]?.fromMonths ?? months.max + 1) - 1,
    rate,
  }));
}

/** What a plan was quoted at, where that is not its price by today's list. */
export function otherQuotedRate(plan: Plan, growth: GrowthClaims): number | undefined {
  const result = quote(plan, growth);
  const rate = result.kind === 'standard' ? result.ratePerHire : undefined;
  return plan.quotedRate === rate ? undefined : plan.quotedRate;
}

/** The band of a duration; a duration that no band holds is priced as the shortest. */
export function rateBandOf(duration: number, growth: GrowthClaims): RateBand {
  const bands = rateBandsOf(growth);
  const band = bands.find(({ from, to }) => duration >= from && duration <= to) ?? bands[0];
  if (!band) throw new Error('The price list is empty');
  return band;
}

/** Prices a plan. From the most hires that the calculator offers, the answer is a conversation. */
export function quote({ hiresPerMonth, months }: Plan, growth: GrowthClaims): Quote {
  if (hiresPerMonth >= growth.hires.max) return { kind: 'custom' };
  const { standardRatePerHire } = growth;
  const { rate } = rateBandOf(months, growth);
  const monthlyCost = hiresPerMonth * rate;
  const totalHires = hiresPerMonth * months;
  return {
    kind: 'standard',
    ratePerHire: rate,
    monthlyCost,
    totalHires,
    totalCost: monthlyCost * months,
    standardCost: totalHires * standardRatePerHire,
    savingsPercent: Math.round(((standardRatePerHire - rate) / standardRatePerHire) * 100),
  };
}
