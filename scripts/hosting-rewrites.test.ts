import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEED_PATHS, STATIC_PATHS } from '@torque-tide/contract/site-paths';
import { patterns } from '../web/src/config/paths';
import { prerenderedPaths, shellPatterns } from '../web/src/config/prerendered-paths';
import { root } from './lib/repository';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rewrite[]; cleanUrls: boolean };
};

test('every route has either a document of its own or the empty one, and never both', () => {
  expect([...prerenderedPaths, ...shellPatterns].sort()).toEqual(Object.values(patterns).sort());
  // Else `/about` would not find `about.html`.
  expect(hosting.cleanUrls).toBe(true);
});

test('Hosting rewrites to a document at every route without one, and at no other path', () => {
  const rewritten = hosting.rewrites.filter(({ destination }) => destination !== undefined);
  expect(new Set(rewritten.map(({ destination }) => destination))).toEqual(new Set(['/app.html']));
  expect(rewritten.map(({ source }) => source).sort()).toEqual(
    shellPatterns.map((pattern) => pattern.replace(/:\w+/g, '*')).sort(),
  );
});

test('an item without a text of its own is no page that the build can write', () => {
  expect(prerenderedPaths).toContain(patterns.jobs);
  expect(prerenderedPaths.filter((path) => /[:*]/.test(path) || path.startsWith('/admin'))).toEqual(
    [],
  );
});

test('Hosting passes on every feed to the function that makes them, and nothing else', () => {
  const passed = hosting.rewrites.filter(({ function: target }) => target?.functionId === 'pages');
  expect(passed.map(({ source }) => source)).toEqual(Object.values(FEED_PATHS));
});

test('the sitemap names every page of the router that anyone may see', () => {
  const open = Object.values(patterns).filter((path) => !/:|^\/admin/.test(path));
  expect([...STATIC_PATHS].sort()).toEqual(open.sort());
});
