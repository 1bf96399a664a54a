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

test.each([
  ['api', ['/api', '/api/jobs']],
  [
    'pages',
    [
      ...Object.values(FEED_PATHS),
      ...plainPaths,
      '/jobs/1001',
      // Redirects to the address without the slash.
      '/jobs/',
      // The function answers with the agency's own not-found page.
      '/no-such-page',
      '/admin/else',
      '/apiary',
      '/assets/of-another-build.js',
      '/.env',
      '/jobs/.git/config',
    ],
  ],
  ['/admin.html', ['/admin/login', '/admin/account']],
])('%s answers its paths', (target, paths) => {
  expect(paths.filter((path) => targetOf(path) !== target)).toEqual([]);
});

/** Returns the values of a header for a path; the last one is in effect. */
const headerOf = (path: string, name: string) =>
  hosting.headers
    .filter(({ source }) => minimatch(path, source))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .map(({ value }) => value);

test.each(['/admin', '/admin/login', '/admin/account'])(
  "%s is revalidated, and may connect to Firebase, but not to the visitor's own machine",
  (path) => {
    expect(headerOf(path, 'Cache-Control')).toEqual(['no-cache']);
    expect(headerOf(path, 'Content-Security-Policy').at(-1)).toMatch(
      /connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com https:\/\/securetoken\.googleapis\.com https:\/\/firestore\.googleapis\.com;/,
    );
  },
);

test.each(['/', '/jobs/1001', '/administration', '/no-such-page'])(
  '%s may connect to the site alone, and is cached as the function says',
  (path) => {
    expect(headerOf(path, 'Cache-Control')).toEqual([]);
    expect(headerOf(path, 'Content-Security-Policy').at(-1)).toMatch(/connect-src 'self';/);
  },
);

test('serves the dashboard as a file without its extension, and no other document', () => {
  expect(hosting.cleanUrls).toBe(true);
  // Otherwise `/admin/` would be its second address.
  expect(hosting.trailingSlash).toBe(false);
  const ofFiles = hosting.rewrites.flatMap(({ destination = [] }) => destination);
  expect([...new Set(ofFiles)]).toEqual(['/admin.html']);
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
