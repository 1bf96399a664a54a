import type { CardWords } from '@torque-tide/domain/seo/social-cards';
import { paths } from '@/site/paths';
import { PLAN_PARAMS, readPlan, writePlan } from './plan-url';
import { type GrowthClaims, quote } from './quote';
import { hiresPhrase, monthsPhrase, pounds } from './quote-words';

/** Returns the words of a plan's picture; undefined if the search names no plan. */
export function planCard(search: string, growth: GrowthClaims): CardWords | undefined {
  const params = new URLSearchParams(search);
  if (!params.has(PLAN_PARAMS.hiresPerMonth) && !params.has(PLAN_PARAMS.months)) return undefined;
  const { hiresPerMonth, months } = readPlan(search, growth);
  const result = quote({ hiresPerMonth, months }, growth);
  return {
    address: `${paths.growth()}${writePlan('', { hiresPerMonth, months })}`,
    ground: 'growth',
    label: 'Growth, by subscription',
    title: `${hiresPhrase(hiresPerMonth, growth)} for ${monthsPhrase(months)}`,
    figures:
      result.kind === 'custom'
        ? [{ value: 'Custom quote' }]
        : [
            { value: pounds(result.monthlyCost), label: 'a month' },
            ...(result.savingsPercent > 0
              ? [{ value: `${result.savingsPercent}%`, label: 'saved' }]
              : []),
          ],
  };
}
