import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { DEMO_PROJECT } from '../lib/repository';
import { configuredPorts } from './firebase-config';
import { isOwn, ownerOf } from './owner';
import type { Ports } from './ports';

/**
 * The Firestore emulator of this folder's `npm start`, `npm run dev` or `firebase emulators:start`, or
 * the one that the environment names.
 *
 * @throws {Problem} when nothing answers there, or what answers there is not this folder's
 */
export async function runningEmulator(
  ports: Pick<Ports, 'firestore' | 'functions'> = configuredPorts(),
): Promise<EmulatorEnvironment> {
  const named = process.env['FIRESTORE_EMULATOR_HOST'];
  const host = named ?? `127.0.0.1:${ports.firestore}`;
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3_000) });
  } catch {
    throw new Problem(
      `No Firestore emulator answers at ${host}: start the stack with "npm start" in another terminal first.`,
    );
  }
  if (named === undefined) await assertOwn(host, ports);
  return {
    FIRESTORE_EMULATOR_HOST: host,
    GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? DEMO_PROJECT,
  };
}

/** What is meant for this folder's content must not replace another's. */
async function assertOwn(host: string, ports: Pick<Ports, 'functions'>): Promise<void> {
  const owner = await ownerOf(ports);
  if (owner !== undefined && isOwn(owner)) return;
  const [whose, remedy] =
    owner === undefined
      ? ['does not say whose it is', 'end it and call "npm start" here']
      : [`is that of ${owner}, not of this folder`, 'call this there'];
  throw new Problem(
    `The Firestore emulator at ${host} ${whose}: ${remedy}, or set FIRESTORE_EMULATOR_HOST=${host} if it is meant.`,
  );
}
