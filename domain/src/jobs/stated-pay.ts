import { type PaidJob, readPay } from './job-pay';
import type { Salary } from './published-job-salary';

/** A range that rests on fewer adverts would tell one employer's pay, and nothing of a market's. */
export const PAY_ADVERTS_MIN = 3;

/** What adverts state as pay, from the lowest figure to the highest. */
export interface StatedPay extends Salary {
  /** How many adverts state it. */
  adverts: number;
}

/**
 * The pay that jobs state, for each currency and unit of time that at least three of them state
 * beyond doubt; the one that most state comes first. Nothing is converted and nothing is guessed.
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
