import { claims } from '@torque-tide/domain/claims';
import { cookiesPolicy } from '@torque-tide/domain/texts/cookies-policy';
import { job } from '@torque-tide/domain/texts/job';
import { privacyPolicy } from '@torque-tide/domain/texts/privacy-policy';
import { termsOfService } from '@torque-tide/domain/texts/terms-of-service';
import { createHash } from 'node:crypto';
import { readJson } from '../lib/json';
import { Problem } from '../lib/problem';

/** What has been confirmed, by name, each as a digest: a changed one is asked for again. */
export const CONFIRMED_FILE = 'scripts/release/confirmed.json';

const { growth, ...otherClaims } = claims;
const { first: answers } = job.rows.application;

/** Claims and legal texts by their names, each of which somebody responsible confirms before a release. */
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

/** Returns a finding that lists the statements which nobody has confirmed as they stand now. */
export function aboutStatements(confirmed = readJson(CONFIRMED_FILE)): string[] {
  const open = Object.keys(STATEMENTS).filter((name) => confirmed[name] !== digestOf(name));
  if (open.length === 0) return [];
  return [
    `Nobody has confirmed these claims and legal texts as they stand now, in domain/src/claims.ts and domain/src/texts. Somebody responsible reads them, corrects what is not true of the agency, and confirms each by its name, or all of them: npm run check:release -- --confirm <name>\n${open.join('\n')}`,
  ];
}

/**
 * Returns what is confirmed once somebody has read more statements and stands for them.
 *
 * @param names names of statements, or 'all'
 * @throws {Problem} when there is no such statement
 */
export function confirm(names: readonly string[], confirmed = readJson(CONFIRMED_FILE)) {
  const chosen = names.includes('all') ? Object.keys(STATEMENTS) : names;
  const unknown = chosen.find((name) => !Object.hasOwn(STATEMENTS, name));
  if (unknown !== undefined) {
    throw new Problem(`There is no '${unknown}' to confirm: check:release lists the names.`);
  }
  return { ...confirmed, ...Object.fromEntries(chosen.map((name) => [name, digestOf(name)])) };
}
