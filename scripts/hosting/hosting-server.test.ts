import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HostingServer, startHosting } from './hosting-server';

const ANSWER = 'answered '.repeat(1_000);

/** A function whose server drops an idle connection just before it is used again. */
let upstream: Server;
let hosting: HostingServer;
beforeEach(async () => {
  const used = new WeakSet<Socket>();
  upstream = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.setHeader('Content-Type', 'text/plain');
    response.end(ANSWER);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  hosting = await startHosting({
    config: {
      public: 'scripts/hosting',
      rewrites: [{ source: '/api/**', function: { functionId: 'api', region: 'europe-west2' } }],
    },
    functions: { api: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
  });
});
afterEach(async () => {
  await hosting.stop();
  upstream.closeAllConnections();
  upstream.close();
});

test('sends no request over a connection that the function has just closed', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const answer = await fetch(`${hosting.url}/api/sectors`);
    expect([answer.status, await answer.text()]).toEqual([200, ANSWER]);
    // It compresses, as the CDN does.
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  }
});
