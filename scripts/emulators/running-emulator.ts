import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { configuredPorts, demoProject } from './firebase-config';
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
    GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? demoProject(),
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

const LIMIT_MS = 3_000;

/** What the Functions emulator says of itself: the folders whose functions it runs. */
const backendsSchema = z.object({ backends: z.array(z.object({ directory: z.string() })) });

/**
 * The folder whose emulators run on these ports, as their Functions emulator tells it; undefined where
 * none runs. Several clones on one computer have the same ports, and the same project.
 */
async function ownerOf({ functions }: Pick<Ports, 'functions'>): Promise<string | undefined> {
  try {
    const url = `http://127.0.0.1:${functions}/backends`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    const [backend] = backendsSchema.parse(await answer.json()).backends;
    // Of this project it is `functions/dist`.
    return backend && join(backend.directory, '../..');
  } catch {
    return undefined;
  }
}

/** True of the folder that this file is part of. */
function isOwn(folder: string): boolean {
  try {
    return realpathSync(folder) === realpathSync(root);
  } catch {
    // It has been moved or deleted since.
    return false;
  }
}
