import type { Firestore } from 'firebase-admin/firestore';
import { openFirestore } from '../../functions/src/lib/firestore';
import { runningEmulator } from './emulator-target';

/**
 * Works on the Firestore of a project or, without one, of the running emulator, and closes it.
 *
 * @throws {Problem} when no emulator answers
 */
export async function withFirestoreOf(
  project: string | undefined,
  use: (firestore: Firestore, project: string) => Promise<void>,
): Promise<void> {
  let target = project;
  if (target === undefined) {
    const emulator = await runningEmulator();
    process.env['FIRESTORE_EMULATOR_HOST'] = emulator.FIRESTORE_EMULATOR_HOST;
    // Else the client asks the network whether it runs inside Google Cloud.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    target = emulator.GCLOUD_PROJECT;
  } else {
    // Left in the environment it would send what is meant for a real project to an emulator.
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  }
  const firestore = openFirestore(target);
  try {
    await use(firestore, target);
  } finally {
    await firestore.terminate();
  }
}
