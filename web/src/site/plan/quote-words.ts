import { moneyText } from '@torque-tide/domain/money';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { paths } from '@/site/paths';
import { writePlan } from './plan-url';
import {
  type GrowthClaims,
  otherQuotedRate,
  type Plan,
  type Quote,
  quote,
  type RateBand,
} from './quote';

/** Formats 15000 as '£15,000'. */
export function pounds(amount: number): string {
  return moneyText(amount, 'GBP');
}

/** Returns the number of hires as the calculator shows it; its maximum means that many or more. */
export function hiresText(hiresPerMonth: number, { hires: { max } }: GrowthClaims): string {
  return hiresPerMonth >= max ? `${max}+` : String(hiresPerMonth);
}

export function hiresPhrase(hiresPerMonth: number, growth: GrowthClaims): string {
  return `${hiresText(hiresPerMonth, growth)} hires a month`;
}

export function monthsPhrase(months: number): string {
  return `${months} months`;
}

/** Returns '3 to 5 months'. */
export function bandPhrase({ from, to }: RateBand): string {
  return `${from} to ${to} months`;
}

/** Returns '5 June 2026', in the visitor's time zone. */
export function dateText(date: Date): string {
  return date.toLocaleDateString('en-GB', { dateStyle: 'long' });
}

/** Returns the last day on which a quote of `date` is valid. */
export function validUntil(date: Date, { quoteValidDays }: GrowthClaims): Date {
  const end = new Date(date);
  end.setDate(end.getDate() + quoteValidDays);
  return end;
}

/** Returns the result as a sentence, for screen readers. */
export function announcement(
  { hiresPerMonth, months }: Plan,
  result: Quote,
  growth: GrowthClaims,
): string {
  const plan = `${hiresPhrase(hiresPerMonth, growth)} for ${monthsPhrase(months)}`;
  if (result.kind === 'custom') return `${plan}: we quote this one individually.`;
  const { monthlyCost, totalHires, savingsPercent } = result;
  return `${plan}: ${pounds(monthlyCost)} a month, ${totalHires} hires in all, saving ${savingsPercent}%.`;
}

/** Returns the calculator's path with a plan and its current price. */
export function planPath(plan: Plan, growth: GrowthClaims): string {
  const result = quote(plan, growth);
  const quotedRate = result.kind === 'standard' ? result.ratePerHire : undefined;
  return `${paths.growth()}${writePlan('', { ...plan, quotedRate })}`;
}

/** Returns the same link as an absolute URL. */
export function planUrl(plan: Plan, growth: GrowthClaims): string {
  return canonicalUrl(planPath(plan, growth));
}

/** The questions of every enquiry, for the client to fill in. */
export const SEARCH_QUESTIONS = 'Roles:\nCountries and sites:\nFirst start date:\n';

/** Returns an e-mail about a plan: its figures, its link, and our questions. */
export function planMessage(
  plan: Plan,
  growth: GrowthClaims,
): { subject: string; message: string } {
  const name = `${hiresPhrase(plan.hiresPerMonth, growth)} for ${monthsPhrase(plan.months)}`;
  const result = quote(plan, growth);
  const figures =
    result.kind === 'custom'
      ? ['Please send us a quote for Growth.', '', `Plan: ${name}`]
      : [
          'We would like to start with this Growth plan.',
          '',
          `Plan: ${name}, ${result.totalHires} hires in all`,
          `Monthly cost: ${pounds(result.monthlyCost)} (${pounds(result.ratePerHire)} a hire)`,
          `Total: ${pounds(result.totalCost)}, ${result.savingsPercent}% below the standard reference`,
        ];
  const otherRate = otherQuotedRate(plan, growth);
  if (otherRate !== undefined) figures.push(`Quoted to us before: ${pounds(otherRate)} a hire`);
  return {
    subject: `Growth ${result.kind === 'custom' ? 'quote' : 'plan'}: ${name}`,
    message: [...figures, `Link: ${planUrl(plan, growth)}`, '', SEARCH_QUESTIONS].join('\n'),
  };
}

/** Returns a link that opens an e-mail about a plan without a list price. */
export function customQuoteMail(address: string, plan: Plan, growth: GrowthClaims): string {
  const { subject, message } = planMessage(plan, growth);
  const body = message.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
