import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { DEMO_PROJECT } from '../lib/repository';
import { configuredPorts } from './firebase-config';

/**
 * The Firestore emulator of a running `npm start` or `npm run dev`, or the one that the environment
 * names.
 *
 * @throws {Problem} when nothing answers there
 */
export async function runningEmulator(): Promise<EmulatorEnvironment> {
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
    GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? DEMO_PROJECT,
  };
}
