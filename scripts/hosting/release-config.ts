import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { assetsRule, type HeaderRule } from './hosting-config';

interface FirebaseJson {
  functions: { predeploy?: string[] }[];
  hosting: { public: string; headers: HeaderRule[]; predeploy?: string[] };
}

/** `firebase.json` plus the cache rule for this build's files. */
export function releaseConfig(): FirebaseJson {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const { hosting } = config;
  const folder = join(root, hosting.public, 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // Hosting serves no source maps (`hosting.ignore`).
  const names = files.filter((name) => !name.endsWith('.map')).toSorted();
  // Only API tests run without a built site.
  if (names.length === 0) return config;
  return { ...config, hosting: { ...hosting, headers: [...hosting.headers, assetsRule(names)] } };
}

/**
 * Writes the configuration for `firebase deploy`. File names change with each build, and a deployment reads
 * its configuration before it builds.
 *
 * @returns the path; it is in the root, which firebase-tools takes for the project's folder
 */
export function writeReleaseConfig(): string {
  const { functions, hosting, ...rest } = releaseConfig();
  const { predeploy: _built, ...released } = hosting;
  const path = join(root, '.firebase.release.json');
  const sources = functions.map(({ predeploy: _build, ...source }) => source);
  writeFileSync(path, JSON.stringify({ ...rest, functions: sources, hosting: released }, null, 2));
  return path;
}
