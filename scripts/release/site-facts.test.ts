import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askSite } from './site-facts';

const SITE_URL = 'https://www.kelvin-north.com';

interface Page {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
}

const guarded = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The answers of a correct site, by path. */
const WHOLE: Readonly<Record<string, Page>> = {
  '/': { headers: guarded },
  '/services': { text: `<link rel="canonical" href="${SITE_URL}/services">` },
  '/jobs': { headers: { 'cache-control': 'public, s-maxage=300' } },
  '/robots.txt': { text: 'User-agent: *\nDisallow: /admin/\n' },
  '/sitemap.xml': { text: `<urlset><url><loc>${SITE_URL}/</loc></url></urlset>` },
  '/jobs.rss': { text: '<rss version="2.0"/>' },
  '/api/sectors': { text: '{"success":true,"data":[{"id":"wind","name":"Wind"}]}' },
  '/admin': { headers: { 'x-robots-tag': 'noindex' } },
  '/api/admin/login': { status: 401 },
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the failed facts of a site that differs from `WHOLE` in some pages. */
async function wrongOf(changed: Readonly<Record<string, Page>>): Promise<string[]> {
  server = createServer((request, response) => {
    const page = { ...WHOLE, ...changed }[request.url ?? ''] ?? { status: 404 };
    response.writeHead(page.status ?? 200, page.headers).end(page.text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rows = await askSite(`http://127.0.0.1:${port}`, SITE_URL);
  expect(rows).toHaveLength(12);
  return rows.filter(({ isRight }) => !isRight).map(({ name }) => name);
}

test('finds nothing wrong with a correct site', async () => {
  expect(await wrongOf({})).toEqual([]);
});

test('finds everything that is wrong with a site', async () => {
  const wrong = await wrongOf({
    '/': { headers: { 'cache-control': 'max-age=3600', 'x-robots-tag': 'noindex' } },
    '/services': { text: '<link rel="canonical" href="https://torqueandtide.example/services">' },
    '/jobs': { status: 503 },
    '/no-such-page': {},
    '/robots.txt': { text: 'User-agent: *\nDisallow: /\n' },
    '/sitemap.xml': { text: '<urlset/>' },
    '/jobs.rss': { status: 404 },
    '/api/sectors': { text: '{"success":true,"data":[]}' },
    '/admin': {},
    '/api/admin/login': { status: 500 },
  });
  expect(wrong).toEqual([
    'search engines may list the first page (no noindex)',
    'releases show at once (no-cache)',
    'documents name the site’s own address as canonical',
    'security headers: content-security-policy, strict-transport-security, x-content-type-options, x-frame-options',
    'the CDN keeps content (s-maxage)',
    'unknown pages answer 404',
    'robots.txt admits search engines',
    'the sitemap lists the site’s own pages',
    'the feed of jobs is RSS',
    'the API has sectors to choose from',
    'the admin area is unlisted (noindex)',
    'the login refuses a wrong password',
  ]);
});

test("reports once that a site doesn't answer", async () => {
  // A free port, where nothing listens.
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(askSite(`http://127.0.0.1:${port}`, SITE_URL)).rejects.toThrow(
    `http://127.0.0.1:${port}/ does not answer: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
});
