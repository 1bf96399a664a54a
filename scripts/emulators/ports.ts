import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Problem } from '../lib/problem';
import { textAt } from '../lib/processes';
import { root } from '../lib/repository';

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
const LIMIT_MS = 3_000;
/** The answer of a held port. */
const STARTING = `Starting in ${root}`;

/** Returns free ports, so that emulators can run beside others. */
export async function freePorts(): Promise<Ports> {
  const numbers = new Set<number>();
  while (numbers.size < PORT_NAMES.length) numbers.add(await freePort());
  const ports = [...numbers];
  return Object.fromEntries(PORT_NAMES.map((name, index) => [name, ports[index]])) as Ports;
}

/**
 * Holds ports until the emulators need them, so that a second start fails at once.
 *
 * @returns a function that releases them
 * @throws {Problem} naming the first port that is taken or that browsers refuse
 */
export async function holdPorts(ports: Ports): Promise<() => Promise<void>> {
  if ((await textAt(`http://${HOST}:${ports.hub}/`)) === STARTING) {
    throw new Problem('Another "npm start" or "npm run dev" is already starting in this folder.');
  }
  const held: Server[] = [];
  const release = async () => void (await Promise.all(held.map(close)));
  try {
    for (const name of PORT_NAMES) {
      const port = ports[name];
      if (await isBlocked(port)) {
        throw new Problem(
          `Browsers refuse port ${port} (${name}): change emulators.${name}.port in firebase.json.`,
        );
      }
      const server = await listen(port).catch(() => undefined);
      if (!server) throw taken(name, ports);
      held.push(server);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

function taken(name: keyof Ports, { hub, [name]: port }: Ports): Problem {
  return new Problem(
    `Port ${port} (${name}) is taken, perhaps by another "npm start". "lsof -i :${port}" shows the program; end it with Ctrl-C where it was started, or with "kill $(lsof -t -i :${hub} -s TCP:LISTEN)" if that terminal is gone. To use another port, change emulators.${name}.port in firebase.json.`,
  );
}

/** True for a port that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking). */
async function isBlocked(port: number): Promise<boolean> {
  try {
    await fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(LIMIT_MS) });
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && cause.message === 'bad port';
  }
}

/** @throws if the port is taken */
async function listen(port: number): Promise<Server> {
  const server = createServer((_request, response) => response.end(STARTING)).listen(port, HOST);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
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
  const server = await listen(port).catch(() => undefined);
  if (!server) return freePort();
  await close(server);
  return port;
}
