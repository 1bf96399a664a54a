import { type Agency, agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import { sentenceOf } from '../lib/problem';
import { readMark } from './mark';

/** The questions to an agency, in order, by the argument that answers them. */
export const QUESTIONS = {
  name: 'Name of the agency',
  tagline: 'Tagline',
  siteUrl: 'Address of the site, like https://www.example.com',
  legalEntity: 'Legal entity',
  email: 'E-mail',
  phone: 'Telephone',
  phoneHours: 'Hours in which somebody answers the telephone',
  mobile: 'Mobile number for WhatsApp and text messages',
  linkedIn: 'LinkedIn page',
  address: 'Address, with commas between its lines',
  companyNumber: 'Company number',
  placeOfRegistration: 'Place of registration',
  registeredOffice: 'Registered office',
  vatNumber: 'VAT number',
  icoRegistration: 'ICO registration',
  complaintsEmail: 'E-mail for complaints',
  dataProtectionEmail: 'E-mail for data protection',
  mark: 'File of another mark, an SVG of one colour (nothing keeps this one)',
  project: 'Firebase project',
  webApiKey: 'Key of the project’s web app, for a live admin area',
} as const satisfies Record<keyof Agency | 'mark' | 'project' | 'webApiKey', string>;

/** Answers by question; an empty text removes a fact. */
export type Answers = Partial<Record<string, string>>;

/** Google's rule. Later commands write to this project, so a slip must be caught here. */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;
const NO_PROJECT = 'Must be a project’s id: 6 to 30 small letters, digits and hyphens';

const RULES: Readonly<Record<string, z.ZodMiniType>> = {
  ...agencySchema.def.shape,
  project: z.optional(z.string().check(z.regex(PROJECT_ID, NO_PROJECT))),
};

/** Returns why an answer is invalid; undefined if it is valid. */
export function reasonAgainst(name: string, text: string): string | undefined {
  if (name !== 'mark' || text === '') {
    return RULES[name]?.safeParse(valueOf(name, text)).error?.issues[0]?.message;
  }
  try {
    readMark(text);
    return undefined;
  } catch (error) {
    return sentenceOf(error) ?? String(error);
  }
}

/** Returns the value to store; undefined for an empty answer. */
export function valueOf(name: string, text: string): string | string[] | undefined {
  if (text === '') return undefined;
  return name === 'address' ? text.split(',').map((line) => line.trim()) : text.trim();
}
