import { join } from 'node:path';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';
import { configuredPorts, demoProject } from './firebase-config';

/**
 * Returns the Firestore emulator of this folder's `npm start`, `npm run dev` or `firebase emulators:start`,
 * or the one that the environment names.
 *
 * @param advice what else to do if there is none
 * @throws {Problem} if nothing answers, or another folder's emulator does
 */
export async function runningEmulator(
  advice = '',
  ports: Record<'firestore' | 'functions', number> = configuredPorts(),
): Promise<EmulatorEnvironment> {
  const named = process.env['FIRESTORE_EMULATOR_HOST'];
  const host = named ?? `127.0.0.1:${ports.firestore}`;
  const refuse = (fault: string) => new Problem(`${fault} ${advice}`.trim());
  if ((await textAt(`http://${host}/`)) === undefined) {
    throw refuse(
      `No Firestore emulator answers at ${host}: start the stack with "npm start" in another terminal first.`,
    );
  }
  // Otherwise this folder's content could replace another's.
  const owner = named === undefined ? await ownerOf(ports.functions) : root;
  if (owner !== root) {
    throw refuse(
      `The Firestore emulator at ${host} is that of ${owner ?? 'an unknown folder'}, not of this one: call this there, end it, or set FIRESTORE_EMULATOR_HOST=${host} if it is meant.`,
    );
  }
  const project = process.env['GCLOUD_PROJECT'] ?? demoProject();
  return { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project };
}

/**
 * Returns the folder whose functions the emulator runs, `functions/dist` of a clone; undefined if it doesn't
 * say. Clones on one computer share ports and project.
 */
async function ownerOf(port: number): Promise<string | undefined> {
  const backends = (await textAt(`http://127.0.0.1:${port}/backends`)) ?? '';
  const directory = /"directory":\s*("[^"]*")/.exec(backends)?.[1];
  return directory && join(JSON.parse(directory) as string, '../..');
}

/** Returns the text of an answer with any status; undefined if none comes in time. */
async function textAt(url: string): Promise<string | undefined> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(3_000) })).text();
  } catch {
    return undefined;
  }
}
