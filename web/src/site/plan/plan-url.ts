import { HIRES_MAX, MONTHS_MAX } from '@torque-tide/contract/claims';
import type { GrowthClaims, Plan } from './quote';

/** Names in the URL. */
const PLAN_PARAMS = {
  hiresPerMonth: 'hires',
  months: 'months',
  quotedRate: 'price',
} as const;

/** Digits of a price that a link may name. */
const PRICE = /^[1-9]\d{0,5}$/;

/** The most that any price list offers. */
const LIMITS = [
  [PLAN_PARAMS.hiresPerMonth, HIRES_MAX],
  [PLAN_PARAMS.months, MONTHS_MAX],
] as const;

/**
 * What a document shows of a search: hires and months within the limits of any price list. The price that a
 * link was made with is not among it, since that would make a document of every number.
 */
export function planSearch(search: string): string {
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const [name, max] of LIMITS) {
    const text = given.get(name);
    if (isWhole(text)) shown.set(name, String(Math.min(max, Math.max(0, Number(text)))));
  }
  return shown.size === 0 ? '' : `?${shown}`;
}

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
  if (!isWhole(text)) return range.default;
  return Math.min(range.max, Math.max(range.min, Number(text)));
}

function isWhole(text: string | null): text is string {
  return text !== null && /^-?\d+$/.test(text);
}
