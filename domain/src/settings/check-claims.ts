import type { Claims } from '@torque-tide/contract/claims';
import { claims as first } from '../claims';
import { moneyText } from '../money';

type Growth = Claims['growth'];

/** A claim that another one denies. */
export interface ClaimProblem {
  /** Where it is to be mended, before the claims that it was compared with. */
  fields: readonly [keyof Growth, ...(keyof Growth)[]];
  message: string;
}

const pounds = (amount: number) => moneyText(amount, 'GBP');

/** What the claims say against each other; empty where they agree. */
export function problemsOfClaims(growth: Growth): ClaimProblem[] {
  return [
    ...problemsOfRates(growth),
    ...problemsOfRange('hires', growth),
    ...problemsOfRange('months', growth),
    ...problemsOfSavings(growth),
  ];
}

function problemsOfRates({ ratesPerHire, minimumMonths, months }: Growth): ClaimProblem[] {
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
  const shortest = ratesPerHire[0]?.fromMonths;
  if (shortest !== undefined && shortest !== minimumMonths) {
    problems.push({
      fields: ['minimumMonths', 'ratesPerHire'],
      message: `The shortest subscription is that of the first price: ${shortest} months, not ${minimumMonths}.`,
    });
  }
  if (months.min < minimumMonths) {
    problems.push({
      fields: ['months', 'minimumMonths'],
      message: `There is no price for ${months.min} months: the shortest subscription is ${minimumMonths}.`,
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

/**
 * The savings that the product begins with are the agency's own words, and stay until somebody changes
 * them or a price. From then on no page promises more than the prices give.
 */
function problemsOfSavings(growth: Growth): ClaimProblem[] {
  if (SUMMED.every((name) => isAtFirst(growth, name))) return [];
  const rates = growth.ratesPerHire.map(({ rate }) => rate);
  return [
    ...problemsOfSaving('costSaving', 'dearest', Math.max(...rates), growth),
    ...problemsOfSaving('maximumSaving', 'lowest', Math.min(...rates), growth),
  ];
}

/** What a saving is made of, and the savings themselves. */
const SUMMED = ['costSaving', 'maximumSaving', 'ratesPerHire', 'standardRatePerHire'] as const;

function isAtFirst(growth: Growth, name: keyof Growth): boolean {
  return JSON.stringify(growth[name]) === JSON.stringify(first.growth[name]);
}

function problemsOfSaving(
  name: 'costSaving' | 'maximumSaving',
  which: string,
  rate: number,
  growth: Growth,
): ClaimProblem[] {
  const { standardRatePerHire: standard } = growth;
  // To whole percent, and never in favour of the claim.
  const given = Math.floor((1 - rate / standard) * 100);
  if (Number.parseInt(growth[name], 10) <= given) return [];
  const sum = `A hire costs ${pounds(rate)} at the ${which} price and ${pounds(standard)} elsewhere`;
  return [
    {
      fields: [name, 'ratesPerHire', 'standardRatePerHire'],
      message:
        given > 0
          ? `${sum}: that saves ${given}%, not ${growth[name]}.`
          : `${sum}: that saves nothing, not ${growth[name]}.`,
    },
  ];
}
