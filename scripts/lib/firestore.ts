import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { openFirestore } from '../../functions/src/lib/firestore';
import { Problem } from './problem';

/** What a process needs in its environment to reach the Firestore of an emulator. */
export type EmulatorEnvironment = Record<'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT', string> &
  Partial<Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'METADATA_SERVER_DETECTION', string>>;

/** What Google's libraries look for before they ask the network, for ten seconds, where they run. */
function assertCredentials(project: string): void {
  const settings = process.env['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config/gcloud');
  const key = process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  if (key && !existsSync(key)) {
    throw new Problem(
      `GOOGLE_APPLICATION_CREDENTIALS names ${key}, which is not there: correct it or unset it.`,
    );
  }
  const places = ['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_SHELL', 'GCE_METADATA_HOST'];
  if (places.some((name) => process.env[name])) return;
  if (existsSync(join(settings, 'application_default_credentials.json'))) return;
  throw new Problem(
    `There are no credentials for ${project}: run "gcloud auth application-default login" first.`,
  );
}

/**
 * Works on the Firestore of a project, or of an emulator by its environment, and closes it.
 *
 * @throws {Problem} when nothing says who asks a real project
 */
export async function withFirestoreOf<T>(
  target: string | EmulatorEnvironment,
  use: (firestore: Firestore, project: string) => Promise<T>,
): Promise<T> {
  const isEmulator = typeof target !== 'string';
  if (isEmulator) {
    process.env['FIRESTORE_EMULATOR_HOST'] = target.FIRESTORE_EMULATOR_HOST;
    // Else the client asks the network whether it runs inside Google Cloud.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  } else {
    assertCredentials(target);
    // Left in the environment it would send what is meant for a real project to an emulator.
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  }
  const project = isEmulator ? target.GCLOUD_PROJECT : target;
  const firestore = openFirestore(project);
  try {
    return await use(firestore, project);
  } finally {
    await firestore.terminate();
    // Else the next work on the same project would get the client that is closed.
    await deleteApp(getApp(project));
  }
}
