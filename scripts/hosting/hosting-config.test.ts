import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { minimatch } from 'minimatch';
import { expect, test } from 'vitest';
import { plainPaths } from '../../web/src/site/routes';
import { root } from '../lib/repository';
import { assetsRule, type HostingConfig, hostingConfig } from './hosting-config';

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: HostingConfig & { cleanUrls: boolean; trailingSlash: boolean };
};

/** Returns the first rule that matches a path, as Hosting does when there is no file. */
function targetOf(path: string): string | undefined {
  const rewrite = hosting.rewrites.find(({ source }) => minimatch(path, source));
  return rewrite?.function?.functionId ?? rewrite?.destination;
}

test('firebase.json is up to date: if not, run `npm run hosting`', () => {
  expect({ rewrites: hosting.rewrites, headers: hosting.headers }).toEqual(hostingConfig());
});

test.each<readonly [path: string, target: string]>([
  ['/api', 'api'],
  ['/api/jobs', 'api'],
  ...Object.values(FEED_PATHS).map((path) => [path, 'pages'] as const),
  ...plainPaths.map((path) => [path, 'pages'] as const),
  ['/jobs/1001', 'pages'],
  ['/jobs/saved', 'pages'],
  // Redirects to the address without the slash.
  ['/jobs/', 'pages'],
  ['/jobs/1001/', 'pages'],
  ['/case-studies/', 'pages'],
  ['/jobs/sector/solar', 'pages'],
  ['/jobs/location/germany', 'pages'],
  ['/case-study/a-study', 'pages'],
  ['/media/some.png', 'pages'],
  // The function answers with the agency's own not-found page.
  ['/no-such-page', 'pages'],
  ['/admin/else', 'pages'],
  ['/apiary', 'pages'],
  ['/assets/of-another-build.js', 'pages'],
  ['/.env', 'pages'],
  ['/jobs/.git/config', 'pages'],
  ['/admin/login', '/admin.html'],
  ['/admin/account', '/admin.html'],
])('%s is answered by %s', (path, target) => {
  expect(targetOf(path)).toBe(target);
});

/** Returns the effective policy of a document: the last rule for a header wins. */
function connectDirectiveOf(path: string): string | undefined {
  const policies = hosting.headers
    .filter(({ source }) => minimatch(path, source))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'));
  return /connect-src [^;]*/.exec(policies.at(-1)?.value ?? '')?.[0];
}

test.each(['/admin', '/admin/login', '/admin/account'])(
  "%s may connect to Firebase, but not to the visitor's own machine",
  (path) => {
    expect(connectDirectiveOf(path)).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
    );
  },
);

test.each(['/', '/jobs', '/services', '/administration', '/no-such-page'])(
  '%s may connect to the site alone',
  (path) => {
    expect(connectDirectiveOf(path)).toBe("connect-src 'self'");
  },
);

test('serves the dashboard as a file without its extension, and no other document', () => {
  expect(hosting.cleanUrls).toBe(true);
  // Otherwise `/admin/` would be its second address.
  expect(hosting.trailingSlash).toBe(false);
  const ofFiles = hosting.rewrites.flatMap(({ destination = [] }) => destination);
  expect([...new Set(ofFiles)]).toEqual(['/admin.html']);
});

test("revalidates the admin area's document, and leaves the others to the function", () => {
  const cachingOf = (path: string) =>
    hosting.headers
      .filter(({ source }) => minimatch(path, source))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))
      .map(({ value }) => value);
  for (const path of ['/admin', '/admin/login', '/admin/account']) {
    expect([path, cachingOf(path)]).toEqual([path, ['no-cache']]);
  }
  for (const path of [...plainPaths, '/api/jobs', '/jobs/1001', '/sitemap.xml', '/no-such-page']) {
    expect([path, cachingOf(path)]).toEqual([path, []]);
  }
});

test("caches this build's files by four characters of their hashes", () => {
  const names = ['site-footer-CeVx2yjP.css', 'growth-content-1lEsm-mf.js', 'mark--abc_def.woff2'];
  const { source } = assetsRule(names);
  expect(source).toBe('/assets/*-@(CeVx|1lEs|-abc)????.@(css|js|woff2)');
  const isKept = (name: string) => minimatch(`/assets/${name}`, source);
  expect(names.filter((name) => !isKept(name))).toEqual([]);
  const others = [
    'site-footer-CeVz2yjP.css',
    'growth-content-QlEsm-mf.js',
    'x/a-CeVx2yjP.js',
    'a-CeVx2yjP.jsx',
    'CeVx2yjP.js',
  ];
  expect(others.filter(isKept)).toEqual([]);
  expect(() => assetsRule(['plain.js'])).toThrow('plain.js');
});

test('lists every page that always exists in the sitemap', () => {
  expect(plainPaths).toEqual(expect.arrayContaining(['/', '/about', '/jobs', '/cookies-policy']));
  expect(plainPaths.filter((path) => /:|^\/admin|^\/jobs\/saved/.test(path))).toEqual([]);
});
