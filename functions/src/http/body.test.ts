import express from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFakeLog } from '../../tests/support/fakes';
import { answerInJson, createErrorHandler } from './error-handler';
import { readBody } from './body';

const log = createFakeLog();
const handled = createErrorHandler({ log, answer: answerInJson });
let server = createServer();

afterEach(() => server.close());

/** @param before handles the request before its body is read */
async function startReading(before: (incoming: IncomingMessage) => Promise<unknown>) {
  const app = express().use(async (incoming, response, next) => {
    await before(incoming);
    await readBody(incoming, 1_000).catch((error: unknown) =>
      handled(error, incoming, response, next),
    );
    server.emit('read');
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function cutOff(url: string): Promise<void> {
  const read = once(server, 'read');
  const arrived = once(server, 'request');
  const call = request(url, { method: 'POST', headers: { 'content-length': 500 } });
  call.once('error', () => undefined);
  call.write('{"title":');
  await arrived;
  call.destroy();
  await read;
}

test.each([
  ['while its body is read', () => Promise.resolve()],
  [
    'before its body is read',
    (incoming: IncomingMessage) => new Promise((resolve) => incoming.once('close', resolve)),
  ],
])('a request that is cut off %s is not logged as our error', async (_, before) => {
  log.lines.length = 0;
  await cutOff(await startReading(before));
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'A request was cut off' }]);
});
