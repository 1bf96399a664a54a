import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { assetsRule, type HeaderRule } from './hosting-config';

interface FirebaseJson {
  functions: { predeploy?: string[] }[];
  hosting: { public: string; headers: HeaderRule[]; predeploy?: string[] };
}

/** `firebase.json` with what only a build knows: which files browsers may keep for a year. */
export function releaseConfig(): FirebaseJson {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const { hosting } = config;
  const folder = join(root, hosting.public, 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // Hosting serves no source maps (`hosting.ignore`).
  const names = files.filter((name) => !name.endsWith('.map')).toSorted();
  // Only the tests of Firestore run without a built site.
  if (names.length === 0) return config;
  return { ...config, hosting: { ...hosting, headers: [...hosting.headers, assetsRule(names)] } };
}

/**
 * Writes what `firebase deploy` reads, for a build that is there already. The names of its files
 * change with each build, and `firebase.json` is read before a deployment's own build begins.
 *
 * @returns the path; it lies in the root, which firebase-tools takes for the project's folder
 */
export function writeReleaseConfig(): string {
  const { functions, hosting, ...rest } = releaseConfig();
  const { predeploy: _built, ...released } = hosting;
  const path = join(root, '.firebase.release.json');
  const sources = functions.map(({ predeploy: _build, ...source }) => source);
  writeFileSync(path, JSON.stringify({ ...rest, functions: sources, hosting: released }, null, 2));
  return path;
}
