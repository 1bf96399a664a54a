import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchEmulators } from './watch';

const PACE = { checkMs: 10, saveMs: 30 };

/** Stands for Firestore and for the hub alike. */
let server: Server;
let url: string;
let saved: unknown[];
beforeEach(async () => {
  saved = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/_admin/export') saved.push(JSON.parse(body));
      response.end('Ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const watched = () => ({ firestoreUrl: url, hubUrl: url, folder: '/tmp/content' });

test('saves while all is well, and ends when told to', async () => {
  const controller = new AbortController();
  const watching = watchEmulators(watched(), controller.signal, PACE);
  await expect.poll(() => saved.length).toBeGreaterThan(1);
  expect(saved[0]).toMatchObject({ path: '/tmp/content' });
  controller.abort();
  expect(await watching).toBeUndefined();
});

test('tells when Firestore is gone, and which content is kept', async () => {
  const watching = watchEmulators(watched(), new AbortController().signal, PACE);
  await expect.poll(() => saved.length).toBeGreaterThan(0);
  server.closeAllConnections();
  server.close();
  expect(await watching).toMatch(
    /^The Firestore emulator has ended .* stored by \d\d:\d\d:\d\d is kept in \/tmp\/content\.$/,
  );
});
