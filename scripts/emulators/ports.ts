import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Problem } from '../lib/problem';

/** What the emulator suite listens on; the names are those of `firebase.json`. */
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

/** Ports that nobody uses now, for a suite that may run beside another one. */
export async function freePorts(): Promise<Ports> {
  // All are held at once, so that no number comes twice.
  const servers = await Promise.all(PORT_NAMES.map(() => listen(0)));
  const numbers = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return Object.fromEntries(PORT_NAMES.map((name, index) => [name, numbers[index]])) as Ports;
}

/**
 * Makes sure that a fixed set of ports can be had.
 *
 * @throws {Problem} that names the first one that is taken
 */
export async function assertFree(ports: Ports): Promise<void> {
  for (const name of PORT_NAMES) {
    try {
      const server = await listen(ports[name]);
      await new Promise((done) => server.close(done));
    } catch {
      throw new Problem(
        `Port ${ports[name]} (${name}) is taken: end the program that uses it (lsof -i :${ports[name]} tells which; perhaps another "npm start") or change emulators.${name}.port in firebase.json.`,
      );
    }
  }
}

/** @throws when it is taken */
async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  return server;
}
