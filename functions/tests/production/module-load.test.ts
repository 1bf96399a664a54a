import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
/** What the tool that deploys asks for the functions of a folder. */
const DISCOVERY = join(import.meta.dirname, '../../../node_modules/.bin/firebase-functions');
const env = {
  ...process.env,
  GCLOUD_PROJECT: 'demo-load',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
};
const run = promisify(execFile);
/** Prints the packages of what a process has loaded that has imported the bundle. */
const SCRIPT = `import module from 'node:module';
await import(process.argv[1]);
const names = Object.keys(module._cache).map((file) => file.split('/node_modules/').pop());
console.log(JSON.stringify(names));
process.exit(0);`;

it('a new instance loads no module that only other kinds of functions need', async () => {
  const script = ['--input-type=module', '--eval', SCRIPT, join(DIST, 'index.js')];
  const { stdout } = await run(process.execPath, script, { env });
  const files = JSON.parse(stdout) as string[];
  expect(files.some((file) => file.startsWith('@google-cloud/firestore/'))).toBe(true);
  const needless = /^(?:jose|jsonwebtoken|jwks-rsa|firebase-functions|firebase-admin\/lib\/auth)\//;
  expect(files.filter((file) => needless.test(file))).toEqual([]);
  // 599 when this was written.
  expect(files.length).toBeLessThan(650);
});

it('the tool that deploys finds both functions in the bundle, with their bounds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const manifest = join(folder, 'functions.json');
  try {
    await run(process.execPath, [DISCOVERY, '.'], {
      cwd: DIST,
      env: { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
    });
    const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8')) as { endpoints: object };
    const bounds = { platform: 'gcfv2', region: ['europe-west2'], maxInstances: 20 };
    // Nothing that was set by hand is kept: it is said to be unset.
    const unset = { minInstances: null, serviceAccountEmail: null };
    expect(endpoints).toMatchObject({
      api: { ...bounds, ...unset, availableMemoryMb: 1024, entryPoint: 'api' },
      pages: { ...bounds, ...unset, availableMemoryMb: 512, cpu: 1, entryPoint: 'pages' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
