import type { GrowthClaims, Plan } from './quote';

/** The URL parameters. */
export const PLAN_PARAMS = {
  hiresPerMonth: 'hires',
  months: 'months',
  quotedRate: 'price',
} as const;

/** A number of hires or months, in or out of range. */
export const WHOLE = /^-?\d+$/;

/** A price in a link. */
const PRICE = /^[1-9]\d{0,5}$/;

/**
 * Reads the plan from a URL's search: clamps values out of range and ignores anything that isn't a
 * number.
 */
export function readPlan(search: string, { hires, months }: GrowthClaims): Plan {
  const params = new URLSearchParams(search);
  return {
    hiresPerMonth: readWhole(params.get(PLAN_PARAMS.hiresPerMonth), hires),
    months: readWhole(params.get(PLAN_PARAMS.months), months),
    ...readPrice(params.get(PLAN_PARAMS.quotedRate)),
  };
}

/** Returns a URL's search with the plan written into it; other parameters stay. */
export function writePlan(search: string, plan: Plan): string {
  const params = new URLSearchParams(search);
  params.set(PLAN_PARAMS.hiresPerMonth, String(plan.hiresPerMonth));
  params.set(PLAN_PARAMS.months, String(plan.months));
  if (plan.quotedRate === undefined) params.delete(PLAN_PARAMS.quotedRate);
  else params.set(PLAN_PARAMS.quotedRate, String(plan.quotedRate));
  return `?${params}`;
}

function readPrice(text: string | null): Pick<Plan, 'quotedRate'> {
  return text !== null && PRICE.test(text) ? { quotedRate: Number(text) } : {};
}

function readWhole(text: string | null, range: GrowthClaims['hires']): number {
  if (text === null || !WHOLE.test(text)) return range.default;
  return Math.min(range.max, Math.max(range.min, Number(text)));
}
