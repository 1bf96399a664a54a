import { DOCUMENT_HEADERS, MEDIA_HEADERS } from '@torque-tide/contract/http-headers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { braceExpand } from 'minimatch';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/repository';
import { hostingConfig } from './hosting-config';
import { type HostingServer, startHosting } from './hosting-server';

const files = [
  'admin.html',
  'robots.txt',
  'favicon.ico',
  'assets/boot-ABCDEFGH.js',
  'panoramas/one.svg',
  '.well-known/security.txt',
];

let folder: string;
let behind: Server;
let site: HostingServer;
beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/site-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  // Sets no headers, so that all are Hosting's.
  behind = createServer((_, response) => response.end('answered'));
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  site = await startHosting({
    config: {
      public: relative(root, folder),
      cleanUrls: true,
      trailingSlash: false,
      ...hostingConfig(),
    },
    functions: { api: url, pages: url },
  });
});
afterAll(async () => {
  await site.stop();
  await new Promise((resolve) => behind.close(resolve));
  rmSync(folder, { recursive: true });
});

/**
 * Only a deployed site shows what Hosting itself matches for a dotted path; this uses the
 * emulator's library.
 */
const NEEDED = Object.keys(DOCUMENT_HEADERS).filter((name) => name in MEDIA_HEADERS);

/** Returns an address that a rule matches, with the first of each alternative. */
function addressesOf(source: string): string[] {
  return braceExpand(source)
    .map((glob) => glob.replaceAll('**', 'some').replaceAll('*', 'some'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`));
}

const { headers, rewrites } = hostingConfig();
const addresses = [...headers, ...rewrites].flatMap(({ source }) => addressesOf(source));

test.each<readonly [path: string, status?: number]>([
  ...[...new Set(addresses)].map((path) => [path] as const),
  // Files.
  ['/robots.txt', 200],
  ['/assets/boot-ABCDEFGH.js', 200],
  ['/panoramas/one.svg', 200],
  ['/.well-known/security.txt', 200],
  // A missing file goes to the function.
  ['/.well-known/none', 200],
  ['/assets/.map', 200],
  // Nothing in a dotted folder in a dotted folder.
  ['/.git/.x/config', 404],
  // A redirection to the one spelling.
  ['/admin.html', 301],
])('an answer has every security header: %s', async (path, status = 200) => {
  const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(NEEDED.filter((name) => !answer.headers.get(name))).toEqual([]);
});

test('checks every header that all responses have', () => {
  expect(NEEDED).toEqual(
    expect.arrayContaining(['X-Content-Type-Options', 'Content-Security-Policy']),
  );
});
