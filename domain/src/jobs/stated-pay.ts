import { type PaidJob, readPay } from './job-pay';
import type { Salary } from './published-job-salary';

/** A range from fewer adverts would be one employer's pay. */
export const PAY_ADVERTS_MIN = 3;

/** The pay that adverts state, from lowest to highest. */
export interface StatedPay extends Salary {
  /** The number of adverts. */
  adverts: number;
}

/**
 * Returns the pay that at least three jobs state unambiguously, for each currency and unit; most adverts
 * first. Nothing is converted.
 */
export function statedPay(jobs: readonly PaidJob[]): StatedPay[] {
  const byKind = new Map<string, StatedPay>();
  for (const job of jobs) {
    const salary = readPay(job);
    if (!salary) continue;
    const { currency, unit, min, max } = salary;
    const kind = `${currency} ${unit}`;
    const known = byKind.get(kind);
    byKind.set(
      kind,
      known
        ? {
            ...known,
            min: Math.min(known.min, min),
            max: Math.max(known.max, max),
            adverts: known.adverts + 1,
          }
        : { currency, unit, min, max, adverts: 1 },
    );
  }
  return [...byKind.values()]
    .filter(({ adverts }) => adverts >= PAY_ADVERTS_MIN)
    .sort((a, b) => b.adverts - a.adverts);
}
