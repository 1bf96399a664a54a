import { claims } from '@torque-tide/domain/claims';
import { cookiesPolicy } from '@torque-tide/domain/texts/cookies-policy';
import { job } from '@torque-tide/domain/texts/job';
import { privacyPolicy } from '@torque-tide/domain/texts/privacy-policy';
import { termsOfService } from '@torque-tide/domain/texts/terms-of-service';
import { createHash } from 'node:crypto';
import { jsonFile } from '../lib/json-file';
import { Problem } from '../lib/problem';

/** A claim or a legal text, which somebody responsible confirms before a release. */
export interface Statement {
  name: string;
  /** Where it is written. */
  file: string;
  digest: string;
}

/** What has been confirmed, by name, each as a digest: a changed one is asked for again. */
const confirmedFile = jsonFile<Record<string, string>>('scripts/release/confirmed.json');

/** Returns all statements as they stand now. */
export function statementsHere(): Statement[] {
  const { growth, ...others } = claims;
  const { first: answers } = job.rows.application;
  return [
    ...inFile('claims.ts', others),
    ...inFile('claims.ts', growth, 'growth.'),
    ...inFile('texts/job.ts', Object.fromEntries(answers.map(({ title, text }) => [title, text]))),
    ...inFile('texts/privacy-policy.ts', { privacyPolicy }),
    ...inFile('texts/terms-of-service.ts', { termsOfService }),
    ...inFile('texts/cookies-policy.ts', { cookiesPolicy }),
  ];
}

function inFile(file: string, texts: object, prefix = ''): Statement[] {
  return Object.entries(texts).map(([name, text]: [string, unknown]) => ({
    name: `${prefix}${name}`,
    file: `domain/src/${file}`,
    digest: createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12),
  }));
}

/** Returns the statements that nobody has confirmed as they stand now. */
export function unconfirmed(confirmed = confirmedFile.read()): Statement[] {
  return statementsHere().filter(({ name, digest }) => confirmed[name] !== digest);
}

/**
 * Writes down that somebody has read statements and stands for them.
 *
 * @param names names of statements, or 'all'
 * @returns the names that are confirmed now
 * @throws {Problem} when there is no such statement
 */
export async function confirm(names: readonly string[], file = confirmedFile): Promise<string[]> {
  const all = statementsHere();
  const unknown = names.find((name) => name !== 'all' && all.every((each) => each.name !== name));
  if (unknown !== undefined) {
    throw new Problem(
      `There is nothing named '${unknown}' to confirm: check:release lists the names.`,
    );
  }
  const chosen = all.filter(({ name }) => names.includes('all') || names.includes(name));
  const digests = Object.fromEntries(chosen.map(({ name, digest }) => [name, digest]));
  await file.write({ ...file.read(), ...digests });
  return chosen.map(({ name }) => name);
}
