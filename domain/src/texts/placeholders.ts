import type { AgencyRecord } from '@torque-tide/contract/settings';
import { shortestMonths } from '../claims';
import { companyFacts } from '../company-facts';
import { moneyText } from '../money';

const pounds = (amount: number) => moneyText(amount, 'GBP');
const ratesOf = ({ claims }: AgencyRecord) => claims.growth.ratesPerHire.map(({ rate }) => rate);

interface Placeholder {
  /** The label in the menu. */
  label: string;
  /** The value; '' if the agency has none. */
  textOf: (settings: AgencyRecord) => string;
}

/**
 * The settings a text can name by a placeholder, so that it follows their changes: `{email}`
 * becomes the agency's e-mail.
 */
const PLACEHOLDERS = {
  agency: { label: 'Name of the agency', textOf: ({ agency }) => agency.name },
  legalEntity: { label: 'Legal entity', textOf: ({ agency }) => agency.legalEntity },
  email: { label: 'E-mail', textOf: ({ agency }) => agency.email },
  address: { label: 'Address', textOf: ({ agency }) => agency.address.join(', ') },
  andTelephone: {
    label: 'Telephone, at the end of a sentence',
    textOf: ({ agency }) => (agency.phone ? `, telephone ${agency.phone}` : ''),
  },
  dataProtectionEmail: {
    label: 'E-mail for data protection',
    textOf: ({ agency }) => agency.dataProtectionEmail ?? agency.email,
  },
  complaintsTo: {
    label: 'Address for complaints, at the end of a sentence',
    textOf: ({ agency }) => (agency.complaintsEmail ? `: write to ${agency.complaintsEmail}` : ''),
  },
  companyFacts: {
    label: 'Company and its registers, in sentences',
    textOf: ({ agency }) =>
      companyFacts(agency)
        .map((fact) => `${fact}.`)
        .join(' '),
  },
  applicationMonths: {
    label: 'Months that applications are kept',
    textOf: ({ applications }) => String(applications.applicationMonths),
  },
  liabilityCap: { label: 'Liability cap', textOf: ({ claims }) => claims.liabilityCap },
  countries: {
    label: 'Number of countries',
    textOf: ({ claims }) => String(claims.aboutCountries),
  },
  costSaving: { label: 'Saving', textOf: ({ claims }) => claims.growth.costSaving },
  largestSaving: { label: 'Largest saving', textOf: ({ claims }) => claims.growth.maximumSaving },
  placementFees: { label: 'Placement fees', textOf: ({ claims }) => claims.growth.placementFees },
  worthwhileHires: {
    label: 'Hires from which Growth pays',
    textOf: ({ claims }) => claims.growth.worthwhileHires,
  },
  shortestMonths: {
    label: 'Shortest subscription, in months',
    textOf: ({ claims }) => String(shortestMonths(claims.growth)),
  },
  lowestPrice: {
    label: 'Lowest price per hire',
    textOf: (settings) => pounds(Math.min(...ratesOf(settings))),
  },
  highestPrice: {
    label: 'Highest price per hire',
    textOf: (settings) => pounds(Math.max(...ratesOf(settings))),
  },
  fewestHires: {
    label: 'Fewest hires a month',
    textOf: ({ claims }) => String(claims.growth.hires.min),
  },
  mostHires: {
    label: 'Most hires a month',
    textOf: ({ claims }) => String(claims.growth.hires.max),
  },
  fewestMonths: {
    label: 'Fewest months',
    textOf: ({ claims }) => String(claims.growth.months.min),
  },
  mostMonths: { label: 'Most months', textOf: ({ claims }) => String(claims.growth.months.max) },
  standardPrice: {
    label: 'Price of a hire elsewhere',
    textOf: ({ claims }) => pounds(claims.growth.standardRatePerHire),
  },
  smallestPlan: {
    label: 'Hires of the smallest plan',
    textOf: ({ claims }) => String(claims.growth.hires.min * claims.growth.months.min),
  },
} as const satisfies Record<string, Placeholder>;

/** Returns each placeholder as written, with its label and current value. */
export function placeholdersOf(
  settings: AgencyRecord,
): { text: string; label: string; says: string }[] {
  return Object.entries(PLACEHOLDERS).map(([name, { label, textOf }]) => ({
    text: `{${name}}`,
    label,
    says: textOf(settings).replace(/^[,:] /, ''),
  }));
}

const NAMED = /\{(\w+)\}/g;

/** Fills in a text's placeholders. */
export function fillPlaceholders(text: string, settings: AgencyRecord): string {
  return text.replaceAll(NAMED, (written, name: string) =>
    isKnown(name) ? PLACEHOLDERS[name].textOf(settings) : written,
  );
}

/** Returns the problems of a text's placeholders, as sentences. */
export function problemsOfPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !isKnown(name));
  const isBroken = /[{}]/.test(text.replaceAll(NAMED, ''));
  return [
    ...unknown.map((name) => `There is no setting {${name}}. Choose one under ‘Insert a setting’.`),
    ...(isBroken ? ['Braces are for settings only, such as {email}.'] : []),
  ];
}

function isKnown(name: string): name is keyof typeof PLACEHOLDERS {
  return Object.hasOwn(PLACEHOLDERS, name);
}
