import type { Claims } from '@torque-tide/contract/claims';
import { shortestMonths } from '../claims';
import { moneyText } from '../money';

type Growth = Claims['growth'];

/** A claim that contradicts another. */
export interface ClaimProblem {
  /** The field to correct. */
  fields: readonly [keyof Growth, ...(keyof Growth)[]];
  message: string;
}

const pounds = (amount: number) => moneyText(amount, 'GBP');

/** Returns the contradictions among claims. */
export function problemsOfClaims(growth: Growth): ClaimProblem[] {
  return [
    ...problemsOfRates(growth),
    ...problemsOfRange('hires', growth),
    ...problemsOfRange('months', growth),
  ];
}

function problemsOfRates(growth: Growth): ClaimProblem[] {
  const { ratesPerHire } = growth;
  const problems: ClaimProblem[] = [];
  for (const [index, { fromMonths, rate }] of ratesPerHire.entries()) {
    const before = ratesPerHire[index - 1];
    if (!before) continue;
    if (fromMonths <= before.fromMonths) {
      problems.push({
        fields: ['ratesPerHire'],
        message: `Each price is for more months than the one before: ${fromMonths} months come after ${before.fromMonths}.`,
      });
    }
    if (rate >= before.rate) {
      problems.push({
        fields: ['ratesPerHire'],
        message: `Prices fall with the months: ${pounds(rate)} from ${fromMonths} months is not less than ${pounds(before.rate)} from ${before.fromMonths}.`,
      });
    }
  }
  const shortest = shortestMonths(growth);
  if (growth.months.min < shortest) {
    problems.push({
      fields: ['months', 'ratesPerHire'],
      message: `There is no price for ${growth.months.min} months: the shortest subscription is ${shortest}.`,
    });
  }
  return problems;
}

function problemsOfRange(name: 'hires' | 'months', growth: Growth): ClaimProblem[] {
  const { min, max, default: begun } = growth[name];
  if (min <= begun && begun <= max) return [];
  return [
    {
      fields: [name],
      message: `The calculator begins with ${begun} ${name}, which is not between ${min} and ${max}.`,
    },
  ];
}
