import { claims } from '@torque-tide/domain/claims';
import { cookiesPolicy } from '@torque-tide/domain/texts/cookies-policy';
import { job } from '@torque-tide/domain/texts/job';
import { privacyPolicy } from '@torque-tide/domain/texts/privacy-policy';
import { termsOfService } from '@torque-tide/domain/texts/terms-of-service';
import { createHash } from 'node:crypto';
import { readJson } from '../lib/repository';
import { Problem } from '../lib/problem';

/** Digests of confirmed statements by name: a changed one needs confirmation again. */
export const CONFIRMED_FILE = 'scripts/release/confirmed.json';

const { growth, ...otherClaims } = claims;
const { first: answers } = job.rows.application;

/** Claims and legal texts that somebody responsible must confirm before a release. */
const STATEMENTS: Readonly<Record<string, unknown>> = {
  ...otherClaims,
  ...growth,
  ...Object.fromEntries(answers.map(({ title, text }) => [title, text])),
  privacyPolicy,
  termsOfService,
  cookiesPolicy,
};

function digestOf(name: string): string {
  const text = JSON.stringify(STATEMENTS[name]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns a finding that lists the statements nobody has confirmed in their present wording. */
export function aboutStatements(confirmed = readJson(CONFIRMED_FILE)): string[] {
  const open = Object.keys(STATEMENTS).filter((name) => confirmed[name] !== digestOf(name));
  if (open.length === 0) return [];
  return [
    `Nobody has confirmed these claims and legal texts as they stand now, in domain/src/claims.ts and domain/src/texts. Somebody responsible reads them, corrects what is not true of the agency, and confirms each by its name, or all of them: npm run check:release -- --confirm <name>\n${open.join('\n')}`,
  ];
}

/**
 * Returns the confirmations with more names added.
 *
 * @param names names of statements, or 'all'
 * @throws {Problem} for an unknown name
 */
export function confirm(names: readonly string[], confirmed = readJson(CONFIRMED_FILE)) {
  const chosen = names.includes('all') ? Object.keys(STATEMENTS) : names;
  const unknown = chosen.find((name) => !Object.hasOwn(STATEMENTS, name));
  if (unknown !== undefined) {
    throw new Problem(`There is no '${unknown}' to confirm: check:release lists the names.`);
  }
  return { ...confirmed, ...Object.fromEntries(chosen.map((name) => [name, digestOf(name)])) };
}
