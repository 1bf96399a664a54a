import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Ignored folder for the scripts' own files. */
export const cacheFolder = join(root, '.cache');

/** Where `npm start` keeps the Firestore emulator's content between runs. */
export const dataFolder = join(root, '.firebase-data');

/**
 * The emulators' project, whatever `.firebaserc` says: its `demo-` prefix keeps every call on this machine.
 */
export const DEMO_PROJECT = 'demo-torque-tide';

/** Pictures of the demo content, which aren't part of the site that is built and deployed. */
export const demoPicturesFolder = join(root, 'scripts/seed/pictures');

/** Reads a file of JSON in the repository. */
export function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
}
