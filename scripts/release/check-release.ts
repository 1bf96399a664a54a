import { claims } from '@torque-tide/domain/claims';
import { job } from '@torque-tide/domain/texts/job';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { knownWebApiKey } from '../setup/written';
import { type Findings, findingsOf } from './checks';
import { readDatabase } from './database';
import type { ClaimDigests, FieldOverride, Release } from './release';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The value of an option of `firebase deploy`, in either of its spellings. */
function optionOf(given: readonly string[], ...names: string[]): string | undefined {
  const at = given.findIndex((argument) => names.includes(argument));
  if (at >= 0) return given[at + 1];
  const [prefix] = names.map((name) => `${name}=`);
  return given.find((one) => prefix !== undefined && one.startsWith(prefix))?.slice(prefix?.length);
}

/** What this machine knows of the release that `firebase deploy` would make of it, without asking anybody. */
function releaseHere(given: readonly string[]): Release {
  const { projects } = read('.firebaserc') as { projects: Record<string, string> };
  const { firestore } = read('firebase.json') as { firestore: { location?: string } };
  const { fieldOverrides } = read('firestore.indexes.json') as { fieldOverrides: FieldOverride[] };
  const project = optionOf(given, '--project', '-P') ?? projects['production'];
  return {
    agency: read('domain/src/agency.json'),
    claims: claimsHere(),
    demoClaims: read('scripts/release/demo-claims.json') as ClaimDigests,
    confirmedClaims: read('scripts/release/confirmed-claims.json') as string[],
    databaseLocation: firestore.location,
    fieldOverrides,
    // An alias, or the id itself.
    project: project === undefined ? undefined : (projects[project] ?? project),
    webApiKey: knownWebApiKey(),
    database: undefined,
    bringsIndexes: optionOf(given, '--only')?.includes('firestore') ?? true,
  };
}

/** What stands against a release as far as this machine knows by itself. */
export function findingsHere(given: readonly string[]): Findings[] {
  return findingsOf(releaseHere(given));
}

/** What stands against the database of a project after a deployment, which has brought its indexes. */
export async function findingsAfter(project: string): Promise<Findings[]> {
  const release = releaseHere(['--project', project]);
  const database = (await readDatabase(project)) ?? `${project} has no database.`;
  return findingsOf({ ...release, database, bringsIndexes: false });
}

/**
 * Refuses a release that would show what is invented, or go to the wrong place.
 *
 * @param given the arguments of `firebase deploy`
 * @returns the project that it goes to
 * @throws {Problem} with everything that is to be mended
 */
export async function checkBefore(given: readonly string[]): Promise<string> {
  const release = releaseHere(given);
  const { project = '' } = release;
  const isReal = project !== '' && !project.startsWith('demo-');
  const database = isReal ? await readDatabase(project) : undefined;
  const found = findingsOf({ ...release, database });
  if (found.length === 0) return project;
  const lines = found.map(({ name, findings }) =>
    [`✗ ${name}`, ...findings.map((finding) => `    ${finding}`)].join('\n'),
  );
  throw new Problem(`This is not ready to be deployed:\n\n${lines.join('\n')}`);
}

/** What is claimed at first: `domain/src/claims.ts`, and what every job says of applications. */
export function claimsHere(): ClaimDigests {
  const { growth, ...others } = claims;
  const all = [
    ...Object.entries(others),
    ...Object.entries(growth).map(([name, claim]) => [`growth.${name}`, claim] as const),
    ...job.rows.application.first.map(({ title, text }) => [`applications: ${title}`, text]),
  ];
  return Object.fromEntries(all.map(([name, claim]) => [name, digestOf(claim)]));
}

function digestOf(claim: unknown): string {
  return createHash('sha256').update(JSON.stringify(claim)).digest('hex').slice(0, 12);
}
