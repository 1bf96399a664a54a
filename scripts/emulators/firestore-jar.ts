import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
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

/** Writes a jar that starts the SDK's beside it, which has no main class for `java -jar`. */
function launcherFor(jar: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const link = join(cacheFolder, 'sdk.jar');
  const fresh = `${link}.${process.pid}`;
  symlinkSync(jar, fresh);
  // Another run may start at this moment.
  renameSync(fresh, link);
  const manifest = `Main-Class: ${MAIN_CLASS}\nClass-Path: ${basename(link)}\n`;
  const launcher = join(cacheFolder, 'firestore-emulator-launcher.jar');
  writeFileSync(launcher, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return launcher;
}

/** Returns the path of a program on the PATH. */
function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
