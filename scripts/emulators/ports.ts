import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '../lib/problem';

/** The emulators that listen, named as in `firebase.json`. */
export const PORT_NAMES = [
  'hub',
  'logging',
  'auth',
  'firestore',
  'firestoreWebsocket',
  'functions',
  'hosting',
  'eventarc',
  'tasks',
] as const;

export type Ports = Record<(typeof PORT_NAMES)[number], number>;

const HOST = '127.0.0.1';

/** Returns free ports, so that emulators can run beside others. */
export async function freePorts(): Promise<Ports> {
  const numbers = new Set<number>();
  while (numbers.size < PORT_NAMES.length) numbers.add(await freePort());
  const ports = [...numbers];
  return Object.fromEntries(PORT_NAMES.map((name, index) => [name, ports[index]])) as Ports;
}

/** @throws {Problem} naming the first port that is taken */
export async function assertFree(ports: Ports): Promise<void> {
  for (const name of PORT_NAMES) if (!(await isFree(ports[name]))) throw taken(name, ports);
}

function taken(name: keyof Ports, { hub, [name]: port }: Ports): Problem {
  return new Problem(
    `Port ${port} (${name}) is taken, perhaps by another "npm start". "lsof -i :${port}" shows the program; end it with Ctrl-C where it was started, or with "kill $(lsof -t -i :${hub} -s TCP:LISTEN)" if that terminal is gone. To use another port, change emulators.${name}.port in firebase.json.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

/**
 * Below the ports that systems assign on their own (from 32768 on Linux), because another process
 * could get one before its owner listens.
 */
const FIRST = 20_000;
const LAST = 30_000;

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
}
