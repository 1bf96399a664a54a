import type { AgencyRecord } from '@torque-tide/contract/settings';
import { shortestMonths } from '../claims';
import { companyFacts } from '../company-facts';
import { moneyText } from '../money';

const pounds = (amount: number) => moneyText(amount, 'GBP');
const ratesOf = ({ claims }: AgencyRecord) => claims.growth.ratesPerHire.map(({ rate }) => rate);

/**
 * What a text may name of the settings, so that it follows when they change: `{email}` in a text is the
 * agency's e-mail. An empty one is what the agency does not have.
 */
const PLACEHOLDERS = {
  agency: ({ agency }: AgencyRecord) => agency.name,
  legalEntity: ({ agency }: AgencyRecord) => agency.legalEntity,
  email: ({ agency }: AgencyRecord) => agency.email,
  address: ({ agency }: AgencyRecord) => agency.address.join(', '),
  /** ', telephone …', for the end of a sentence. */
  andTelephone: ({ agency }: AgencyRecord) => (agency.phone ? `, telephone ${agency.phone}` : ''),
  dataProtectionEmail: ({ agency }: AgencyRecord) => agency.dataProtectionEmail ?? agency.email,
  /** ': write to …', for the end of a sentence. */
  complaintsTo: ({ agency }: AgencyRecord) =>
    agency.complaintsEmail ? `: write to ${agency.complaintsEmail}` : '',
  /** The company by its registers, as a sentence. */
  companyFacts: ({ agency }: AgencyRecord) =>
    companyFacts(agency)
      .map((fact) => `${fact}.`)
      .join(' '),
  liabilityCap: ({ claims }: AgencyRecord) => claims.liabilityCap,
  countries: ({ claims }: AgencyRecord) => String(claims.aboutCountries),
  costSaving: ({ claims }: AgencyRecord) => claims.growth.costSaving,
  largestSaving: ({ claims }: AgencyRecord) => claims.growth.maximumSaving,
  placementFees: ({ claims }: AgencyRecord) => claims.growth.placementFees,
  worthwhileHires: ({ claims }: AgencyRecord) => claims.growth.worthwhileHires,
  shortestMonths: ({ claims }: AgencyRecord) => String(shortestMonths(claims.growth)),
  lowestPrice: (settings: AgencyRecord) => pounds(Math.min(...ratesOf(settings))),
  highestPrice: (settings: AgencyRecord) => pounds(Math.max(...ratesOf(settings))),
  fewestHires: ({ claims }: AgencyRecord) => String(claims.growth.hires.min),
  mostHires: ({ claims }: AgencyRecord) => String(claims.growth.hires.max),
  fewestMonths: ({ claims }: AgencyRecord) => String(claims.growth.months.min),
  mostMonths: ({ claims }: AgencyRecord) => String(claims.growth.months.max),
  /** What a hire costs elsewhere. */
  standardPrice: ({ claims }: AgencyRecord) => pounds(claims.growth.standardRatePerHire),
  /** Hires of the smallest plan of the calculator. */
  smallestPlan: ({ claims }: AgencyRecord) =>
    String(claims.growth.hires.min * claims.growth.months.min),
} as const satisfies Record<string, (settings: AgencyRecord) => string>;

/** What can be written in braces, for whoever writes a text. */
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS);

const NAMED = /\{(\w+)\}/g;

/** A text with what it names of the settings. */
export function fillPlaceholders(text: string, settings: AgencyRecord): string {
  return text.replaceAll(NAMED, (written, name: string) =>
    isKnown(name) ? PLACEHOLDERS[name](settings) : written,
  );
}

/** What is wrong with what a text writes in braces, as sentences. */
export function problemsOfPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !isKnown(name));
  const isBroken = /[{}]/.test(text.replaceAll(NAMED, ''));
  return [
    ...unknown.map(
      (name) =>
        `There is no {${name}}. Known are ${PLACEHOLDER_NAMES.map((each) => `{${each}}`).join(', ')}.`,
    ),
    ...(isBroken ? ['Braces stand around the name of a setting alone, such as {email}.'] : []),
  ];
}

function isKnown(name: string): name is keyof typeof PLACEHOLDERS {
  return Object.hasOwn(PLACEHOLDERS, name);
}
