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
  const jar = jarInSdk();
  return jar && existsSync(jar) ? launcherFor(jar) : undefined;
}

function isInFirebaseCache(): boolean {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  );
}

/** Returns where the Google Cloud SDK whose `gcloud` is on the PATH keeps the emulator. */
function jarInSdk(): string | undefined {
  const gcloud = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((path) => existsSync(path));
  return gcloud && join(dirname(realpathSync(gcloud)), '..', JAR_IN_SDK);
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
