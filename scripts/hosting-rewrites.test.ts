import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEED_PATHS, STATIC_PATHS } from '@torque-tide/contract/site-paths';
import { patterns } from '../web/src/config/paths';
import {
  prerenderedPaths,
  servedPatterns,
  shellPatterns,
} from '../web/src/config/prerendered-paths';
import { DOCUMENT_HEADERS } from '../functions/src/pages/headers';
import { root } from './lib/repository';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rewrite[]; headers: HeaderRule[]; cleanUrls: boolean };
};

/** A route as Hosting writes it. */
const globOf = (pattern: string) => pattern.replace(/:\w+/g, '*');

test('every route has a document of one kind: written, served or empty', () => {
  expect([...prerenderedPaths, ...servedPatterns, ...shellPatterns].sort()).toEqual(
    Object.values(patterns).sort(),
  );
  // Else `/about` would not find `about.html`.
  expect(hosting.cleanUrls).toBe(true);
});

test('Hosting answers with the empty document in the admin area, and at no other path', () => {
  const rewritten = hosting.rewrites.filter(({ destination }) => destination !== undefined);
  expect(new Set(rewritten.map(({ destination }) => destination))).toEqual(new Set(['/app.html']));
  expect(rewritten.map(({ source }) => source).sort()).toEqual(shellPatterns.map(globOf).sort());
  expect(shellPatterns).toEqual(expect.arrayContaining([patterns.admin, patterns.adminLogin]));
});

test('what is written when the site is built names no item', () => {
  expect(prerenderedPaths).toContain(patterns.home);
  expect(prerenderedPaths.filter((path) => /[:*]/.test(path))).toEqual([]);
});

test('Hosting passes on every feed and every page of content to the function that makes them', () => {
  const passed = hosting.rewrites.filter(({ function: target }) => target?.functionId === 'pages');
  expect(passed.map(({ source }) => source).sort()).toEqual(
    [...Object.values(FEED_PATHS), ...servedPatterns.map(globOf)].sort(),
  );
});

test('documents have the same headers whoever answers with them', () => {
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual(
    DOCUMENT_HEADERS,
  );
});

test('the sitemap names every page of the router that anyone may see', () => {
  const open = Object.values(patterns).filter((path) => !/:|^\/admin/.test(path));
  expect([...STATIC_PATHS].sort()).toEqual(open.sort());
});
