import { type Agency, agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import { Problem } from '../lib/problem';

/** What is asked of an agency, in this order. */
export const QUESTIONS: readonly { name: keyof Agency; question: string }[] = [
  { name: 'name', question: 'Name of the agency' },
  { name: 'tagline', question: 'Tagline' },
  { name: 'siteUrl', question: 'Address of the site, like https://www.example.com' },
  { name: 'legalEntity', question: 'Legal entity' },
  { name: 'email', question: 'E-mail' },
  { name: 'phone', question: 'Telephone' },
  { name: 'linkedIn', question: 'LinkedIn page' },
  { name: 'address', question: 'Address, with commas between its lines' },
  { name: 'companyNumber', question: 'Company number' },
  { name: 'placeOfRegistration', question: 'Place of registration' },
  { name: 'registeredOffice', question: 'Registered office' },
  { name: 'vatNumber', question: 'VAT number' },
  { name: 'icoRegistration', question: 'ICO registration' },
  { name: 'complaintsEmail', question: 'E-mail for complaints' },
  { name: 'dataProtectionEmail', question: 'E-mail for data protection' },
];

/** What is asked beside who the agency is. */
export const OTHER_QUESTIONS: readonly { name: string; question: string }[] = [
  { name: 'mark', question: 'File of another mark, an SVG of one colour (nothing keeps this one)' },
  { name: 'project', question: 'Firebase project' },
  { name: 'webApiKey', question: 'Key of the project’s web app, for a live admin area' },
];

/** As Google has them: every later command writes to this project, so a slip ends here. */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;

/** Answers by the name of the question; an empty text takes a fact away. */
export type Answers = Record<string, string>;

/** Returns why an answer cannot be taken; undefined when it can. */
export function reasonAgainst(name: string, text: string): string | undefined {
  if (name === 'project') {
    if (text === '' || PROJECT_ID.test(text)) return undefined;
    return `'${text}' is no id of a Firebase project, which has 6 to 30 small letters, digits and hyphens, like kelvin-north-site.`;
  }
  const field = Object.entries(agencySchema.def.shape).find(([each]) => each === name)?.[1];
  const value = text === '' ? undefined : valueOf(name, text);
  return field && z.safeParse(field, value).error?.issues[0]?.message;
}

function valueOf(name: string, text: string): string | string[] {
  return name === 'address' ? text.split(',').map((line) => line.trim()) : text.trim();
}

/**
 * Returns the agency with what was answered differently.
 *
 * @throws {Problem} when an answer breaks the agency's rules
 */
export function answer(known: object, answers: Answers): Agency {
  const told = Object.entries(answers).map(([name, text]) => [name, valueOf(name, text)]);
  const merged = Object.entries({ ...known, ...Object.fromEntries(told) });
  const result = z.safeParse(
    agencySchema,
    Object.fromEntries(merged.filter(([, value]) => value !== '')),
  );
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Problem(`Nothing was changed:\n  ${wrong.join('\n  ')}`);
}
