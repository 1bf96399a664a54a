import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { Problem } from '../lib/problem';
import { cacheFolder } from '../lib/repository';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Returns the path for `FIRESTORE_EMULATOR_BINARY_PATH`, or undefined if firebase-tools has the emulator in
 * its cache or must download it.
 *
 * @throws {Problem} if an explicit path doesn't exist
 */
export function findFirestoreJar(): string | undefined {
  const explicit = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (explicit) {
    if (existsSync(explicit)) return explicit;
    throw new Problem(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${explicit}, which does not exist: correct it or unset it.`,
    );
  }
  if (isInFirebaseCache()) return undefined;
  const jar = sdkRoots()
    .map((folder) => join(folder, JAR_IN_SDK))
    .find((path) => existsSync(path));
  return jar && launcherFor(jar);
}

function isInFirebaseCache(): boolean {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  );
}

/** Returns where the Google Cloud SDK may be installed, the PATH's first. */
function sdkRoots(): string[] {
  const gcloud = onPath('gcloud');
  return [
    ...(gcloud ? [dirname(dirname(realpathSync(gcloud)))] : []),
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
  ];
}

/** Writes a jar that starts the SDK's, which has no main class for `java -jar`. */
function launcherFor(jar: string): string {
  const launcher = join(cacheFolder, 'firestore-emulator-launcher.jar');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(launcher, manifestJar(MAIN_CLASS, pathToFileURL(jar).href));
  return launcher;
}

/** Returns a jar whose manifest names a main class in another jar. */
export function manifestJar(mainClass: string, classPathUrl: string): Uint8Array {
  const manifest = [
    'Manifest-Version: 1.0',
    ...wrap(`Main-Class: ${mainClass}`),
    ...wrap(`Class-Path: ${classPathUrl}`),
    '',
    '',
  ].join('\r\n');
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }, { level: 0 });
}

/** Splits a manifest line: lines have at most 72 bytes, and continuations start with a space. */
function wrap(line: string): string[] {
  const [first = '', ...rest] = line.match(/^.{1,72}|.{1,71}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)];
}

/** Returns the path of a program on the PATH. */
function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
