import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEED_PATHS, STATIC_PATHS } from '@torque-tide/contract/site-paths';
import { patterns } from '../web/src/config/paths';
import { root } from './lib/repository';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};

test('Hosting serves the app at every route of the router, and at no other path', () => {
  const served = hosting.rewrites
    .filter(({ destination }) => destination === '/index.html')
    .map(({ source }) => source);
  const routed = Object.values(patterns)
    // The file itself, without a rewrite.
    .filter((pattern) => pattern !== '/')
    .map((pattern) => pattern.replace(/:\w+/g, '*'));
  expect(served.sort()).toEqual(routed.sort());
});

test('Hosting passes on every feed to the function that makes them, and nothing else', () => {
  const passed = hosting.rewrites.filter(({ function: target }) => target?.functionId === 'pages');
  expect(passed.map(({ source }) => source)).toEqual(Object.values(FEED_PATHS));
});

test('the sitemap names every page of the router that anyone may see', () => {
  const open = Object.values(patterns).filter((path) => !/:|^\/admin/.test(path));
  expect([...STATIC_PATHS].sort()).toEqual(open.sort());
});
