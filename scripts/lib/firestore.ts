import type { Firestore } from 'firebase-admin/firestore';
import { openFirestore } from '../../functions/src/lib/firestore';

/** What a process needs in its environment to reach the Firestore of an emulator. */
export type EmulatorEnvironment = Record<'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT', string> &
  Partial<Record<'FIREBASE_AUTH_EMULATOR_HOST' | 'METADATA_SERVER_DETECTION', string>>;

/** Works on the Firestore of a project, or of an emulator by its environment, and closes it. */
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
    // Left in the environment it would send what is meant for a real project to an emulator.
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  }
  const project = isEmulator ? target.GCLOUD_PROJECT : target;
  const firestore = openFirestore(project);
  try {
    return await use(firestore, project);
  } finally {
    await firestore.terminate();
  }
}
