import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { findingsOf, type Release } from './checks';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What this machine knows of the release that `firebase deploy` would make of it. */
function releaseHere(given: readonly string[]): Release {
  const { projects } = read('.firebaserc') as { projects: Record<string, string> };
  const { firestore } = read('firebase.json') as {
    firestore: { location?: string };
  };
  const at = given.findIndex((argument) => /^(?:-P|--project)$/.test(argument));
  const named = at >= 0 ? given[at + 1] : given.find((one) => one.startsWith('--project='));
  const project = named?.replace('--project=', '') ?? projects['production'];
  return {
    agency: read('domain/src/agency.json'),
    databaseLocation: firestore.location,
    // An alias, or the id itself.
    project: project === undefined ? undefined : (projects[project] ?? project),
  };
}

/**
 * Refuses a release that would show what is invented, or go to the wrong place.
 *
 * @param given the arguments of `firebase deploy`
 * @returns the project that it goes to
 * @throws {Problem} with everything that is to be mended
 */
export function checkBefore(given: readonly string[]): string {
  const release = releaseHere(given);
  const found = findingsOf(release);
  if (found.length === 0) return release.project ?? '';
  const lines = found.map(({ name, findings }) =>
    [`✗ ${name}`, ...findings.map((finding) => `    ${finding}`)].join('\n'),
  );
  throw new Problem(`This is not ready to be deployed:\n\n${lines.join('\n')}`);
}
