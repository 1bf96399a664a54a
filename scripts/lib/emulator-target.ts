import { configuredPorts } from '../emulators/firebase-config';
import type { Suite } from '../emulators/suite';
import { Problem } from './problem';
import { demoProject } from './project';

/**
 * The Firestore emulator of a running `npm start` or `npm run dev`, or the one that the environment
 * names.
 *
 * @throws {Problem} when nothing answers there
 */
export async function runningEmulator(): Promise<Suite['environment']> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? `127.0.0.1:${configuredPorts().firestore}`;
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3_000) });
  } catch {
    throw new Problem(
      `No Firestore emulator answers at ${host}: start the stack with "npm start" in another terminal first.`,
    );
  }
  return {
    FIRESTORE_EMULATOR_HOST: host,
    GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? demoProject(),
  };
}
