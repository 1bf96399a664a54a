import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems assign by themselves (from 32768 on Linux): another process could be given one
 * before its owner listens.
 */
const FIRST = 20_000;
const LAST = 30_000;

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
