import type { GrowthClaims, Plan } from './quote';

/** Names in the URL. */
export const PLAN_PARAMS = {
  hiresPerMonth: 'hires',
  months: 'months',
  quotedRate: 'price',
} as const;

/** A number of hires or months, within bounds or not. */
export const WHOLE = /^-?\d+$/;

/** Digits of a price that a link may name. */
const PRICE = /^[1-9]\d{0,5}$/;

/** The plan that a URL's search names: what is out of range is clamped, what is no number ignored. */
export function readPlan(search: string, { hires, months }: GrowthClaims): Plan {
  const params = new URLSearchParams(search);
  return {
    hiresPerMonth: readWhole(params.get(PLAN_PARAMS.hiresPerMonth), hires),
    months: readWhole(params.get(PLAN_PARAMS.months), months),
    ...readPrice(params.get(PLAN_PARAMS.quotedRate)),
  };
}

/** A URL's search with the plan put in; what it holds beside it stays. */
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
