import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, demoPicturesFolder, root } from '../lib/repository';
import { assetsRule, type HeaderRule, picturesRule } from './hosting-config';

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

/**
 * Returns Hosting's configuration for a copy of the built site that includes the demo's pictures.
 *
 * @param name of the copy
 * @param edit changes policies, in headers and in the admin area's document
 */
export function demoHosting(name: string, edit: (text: string) => string = (text) => text) {
  const { hosting } = releaseConfig();
  const headers: HeaderRule[] = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: edit(value) })),
  }));
  return {
    ...hosting,
    headers: [...headers, picturesRule(readdirSync(demoPicturesFolder))],
    public: copySite(name, hosting.public, edit),
  };
}

/** Copies the built site, if there is one. */
function copySite(name: string, folder: string, edit: (text: string) => string): string {
  const built = join(root, folder);
  const document = join(built, 'admin.html');
  if (!existsSync(document)) return folder;
  const copy = join(cacheFolder, `site-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  cpSync(demoPicturesFolder, copy, { recursive: true });
  writeFileSync(join(copy, 'admin.html'), edit(readFileSync(document, 'utf8')));
  return relative(root, copy);
}
