import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patterns } from '../web/src/config/paths';
import { root } from './lib/repository';

interface Rewrite {
  source: string;
  destination?: string;
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
