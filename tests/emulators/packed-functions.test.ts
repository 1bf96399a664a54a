import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFunction } from '../../functions/tests/support/function-process';
import { productionNode } from './production-node';
import { root } from '../../scripts/lib/repository';

/** Files that `firebase.json` excludes from the upload. */
const NOT_UPLOADED = /^node_modules$|\.(?:log|local)$/;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'functions-'));
let node: string;

// The uploaded files, with the packages of their own lock file, on production's Node version.
beforeAll(async () => {
  node = await productionNode();
  cpSync(join(root, 'functions/dist'), folder, {
    recursive: true,
    filter: (path) => !NOT_UPLOADED.test(basename(path)),
  });
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['api', '/api/sectors'],
  ['pages', '/jobs'],
] as const)('the deployed function %s answers by itself', async (name, path) => {
  const environment = process.env as Record<string, string>;
  const started = await startFunction(name, environment, { source: folder, node });
  try {
    expect((await fetch(`${started.url}${path}`)).status).toBe(200);
  } finally {
    await started.stop();
  }
});
