import { connect } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin } from '../../scripts/seed/documents';
import { emulatedSite } from './running-site';

let site: string;
beforeAll(async () => {
  site = await emulatedSite();
});

describe('the emulators that firebase emulators:start starts', () => {
  test.each([
    ['/', 200],
    ['/jobs', 200],
    ['/api/sectors', 200],
    ['/admin', 200],
    ['/covers/charger.svg', 200],
    ['/nothing-here', 404],
  ])('answer %s with %i', async (path, status) => {
    expect((await fetch(`${site}${path}`)).status).toBe(status);
  });

  test('read the bundle in the right encoding: pounds, and letters with accents', async () => {
    const job = await (await fetch(`${site}/jobs/1042`)).text();
    expect(job).toMatch(/"baseSalary":\{[^}]*"currency":"GBP"/);
    const feed = await fetch(`${site}/jobs/search.json?q=duesseldorf`);
    expect(((await feed.json()) as { items: object[] }).items).not.toEqual([]);
  });

  test('have the demo account', async () => {
    expect((await logIn(JSON.stringify(demoAdmin))).status).toBe(200);
  });
});

describe('a body that is too large', () => {
  // Several times, because the emulators don't always end at the first such request.
  test('is refused, each time', async () => {
    for (const bytes of [300_000, 2_000_000, 2_000_000]) {
      const body = JSON.stringify({ username: 'x'.repeat(bytes), password: 'x' });
      expect((await logIn(body)).status).toBe(413);
    }
  });

  test('does not end the emulators when it is cut off', async () => {
    const { hostname, port } = new URL(site);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(
      'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n',
    );
    socket.write('x'.repeat(400_000), () => socket.destroy());
    await once(socket, 'close');
    expect((await fetch(`${site}/api/sectors`)).status).toBe(200);
  });
});

function logIn(body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${site}/api/admin/login`, { method: 'POST', headers, body });
}
