import type { Claims } from '@torque-tide/contract/claims';

/** Growth's price list and the calculator's ranges. */
export type GrowthClaims = Claims['growth'];

/** The calculator's input. */
export interface Plan {
  hiresPerMonth: number;
  /** The subscription's length. */
  months: number;
  /** The price per hire of the quote's link, in pounds. */
  quotedRate?: number | undefined;
}

export interface RateBand {
  /** The shortest and longest subscription at this rate, in months. */
  from: number;
  to: number;
  /** In pounds per hire. */
  rate: number;
}

export interface StandardQuote {
  kind: 'standard';
  ratePerHire: number;
  monthlyCost: number;
  totalHires: number;
  /** For the whole subscription. */
  totalCost: number;
  /** The cost of the same hires at the standard rate. */
  standardCost: number;
  /** The saving against the standard rate, in whole percent. */
  savingsPercent: number;
}

/** Custom from the number of hires at which the price is agreed rather than calculated. */
export type Quote = StandardQuote | { kind: 'custom' };

/** Returns each rate with its range of durations. */
export function rateBandsOf({ ratesPerHire, months }: GrowthClaims): RateBand[] {
  return ratesPerHire.map(({ fromMonths, rate }, index) => ({
    from: fromMonths,
    to: (ratesPerHire[index + 1]?.fromMonths ?? months.max + 1) - 1,
    rate,
  }));
}

/** Returns the price a plan was quoted at, if it isn't today's. */
export function otherQuotedRate(plan: Plan, growth: GrowthClaims): number | undefined {
  const result = quote(plan, growth);
  const rate = result.kind === 'standard' ? result.ratePerHire : undefined;
  return plan.quotedRate === rate ? undefined : plan.quotedRate;
}

/** Returns a duration's band; one outside all bands gets the shortest band's price. */
export function rateBandOf(duration: number, growth: GrowthClaims): RateBand {
  const bands = rateBandsOf(growth);
  const band = bands.find(({ from, to }) => duration >= from && duration <= to) ?? bands[0];
  if (!band) throw new Error('The price list is empty');
  return band;
}

/** Prices a plan. From the calculator's maximum of hires there is no standard price. */
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
