import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathFolders } from '../lib/path-folders';
import { Problem } from '../lib/problem';
import { cacheFolder } from '../lib/repository';
import { manifestJar } from './manifest-jar';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Path for `FIRESTORE_EMULATOR_BINARY_PATH`, or undefined to let firebase-tools use its own cache or
 * download the emulator.
 *
 * @throws {Problem} when an explicit path does not exist
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
  const jar = findSdkJar();
  return jar ? launcherFor(jar) : undefined;
}

function isInFirebaseCache(): boolean {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  );
}

function findSdkJar(): string | undefined {
  return sdkRoots()
    .map((folder) => join(folder, JAR_IN_SDK))
    .find((jar) => existsSync(jar));
}

/** Where the Google Cloud SDK may be installed, the one on the PATH first. */
function sdkRoots(): string[] {
  const onPath = pathFolders()
    .map((folder) => join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  return [
    ...onPath,
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
  ];
}

/**
 * The SDK's jar names no main class, while firebase-tools runs `java -jar`: a jar that holds nothing
 * but a manifest, pointing at it, makes up for that.
 */
function launcherFor(jar: string): string {
  const launcher = join(cacheFolder, 'firestore-emulator-launcher.jar');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(launcher, manifestJar(MAIN_CLASS, pathToFileURL(jar).href));
  return launcher;
}
