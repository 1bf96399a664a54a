import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { knownProject, knownWebApiKey } from '../setup/written';
import { findingsOf, type Release } from './checks';
import { type FieldOverride, readDatabase, timesToLiveOf } from './database';
import { unconfirmed } from './statements';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What this machine knows of a release by itself. */
function releaseHere(project: string | undefined): Release {
  const { firestore } = read('firebase.json') as { firestore: { location?: string } };
  return {
    agency: read('domain/src/agency.json'),
    unconfirmed: unconfirmed(),
    databaseLocation: firestore.location,
    project,
    webApiKey: knownWebApiKey(),
  };
}

/** Returns what stands against a release as far as this machine knows by itself. */
export function findingsHere(): string[] {
  return findingsOf(releaseHere(knownProject()));
}

/** Returns what stands against a project's database once it has been deployed to. */
export async function findingsAfter(project: string): Promise<string[]> {
  const { fieldOverrides } = read('firestore.indexes.json') as { fieldOverrides: FieldOverride[] };
  const database = (await readDatabase(project)) ?? `${project} has no database.`;
  const timesToLive = timesToLiveOf(fieldOverrides);
  return findingsOf({ ...releaseHere(project), database, timesToLive });
}

/**
 * Refuses a release that would show something invented, or go to the wrong place.
 *
 * @param named the project or its alias; without one it is the agency's own, whose database is not looked at
 * @returns the project that the release goes to
 * @throws {Problem} with everything that is to be mended
 */
export async function checkBefore(named?: string): Promise<string> {
  const { projects } = read('.firebaserc') as { projects: Record<string, string> };
  const project = named === undefined ? knownProject() : (projects[named] ?? named);
  const isAsked = named !== undefined && !project?.startsWith('demo-');
  const database = isAsked && project ? await readDatabase(project) : undefined;
  const findings = findingsOf({ ...releaseHere(project), database });
  if (findings.length === 0) return project ?? '';
  throw new Problem(`This is not ready to be deployed:\n\n${listed(findings, '✗')}`);
}

/** Returns a list for a terminal of 80 columns. Lines of an item stay apart. */
export function listed(items: readonly string[], mark: string): string {
  return items
    .flatMap((item) => item.split('\n').map((line, at) => wrapped(line, at === 0 ? mark : ' ')))
    .join('\n');
}

function wrapped(text: string, mark: string): string {
  // At most 74 characters that end before a space, or a longer word.
  const lines = text.match(/\S.{0,73}(?= |$)|\S+/g) ?? [];
  return lines.map((line, at) => `  ${at === 0 ? mark : ' '} ${line}`).join('\n');
}
