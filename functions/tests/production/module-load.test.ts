import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
/** The deploy tool's request for a folder's functions. */
const DISCOVERY = join(import.meta.dirname, '../../../node_modules/.bin/firebase-functions');
const env = {
  ...process.env,
  GCLOUD_PROJECT: 'demo-load',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
};
const run = promisify(execFile);

/** Prints the files that a process has loaded once it is idle. */
const SCRIPT = `import { Session } from 'node:inspector';
import { setTimeout } from 'node:timers/promises';
const session = new Session();
session.connect();
const files = [];
session.on('Debugger.scriptParsed', ({ params: { url } }) => files.push(url));
session.post('Debugger.enable');
await import(process.argv[1]);
let known;
do {
  known = files.length;
  await setTimeout(500);
} while (files.length > known);
console.log(JSON.stringify(files));
process.exit(0);`;

/**
 * Returns the installed packages, and the bundle's files with their size in bytes, that an instance
 * of this function loads.
 */
async function loaded(target?: string) {
  const script = ['--input-type=module', '--eval', SCRIPT, join(DIST, 'index.js')];
  const options = { env: { ...env, ...(target !== undefined && { FUNCTION_TARGET: target }) } };
  const urls = JSON.parse((await run(process.execPath, script, options)).stdout) as string[];
  const files = urls.flatMap((url) => (url.startsWith('file:') ? [fileURLToPath(url)] : []));
  const own = files.filter((file) => file.startsWith(join(DIST, sep)));
  return {
    installed: files.filter((file) => file.includes('/node_modules/')),
    own: own.map((file) => basename(file)),
    bytes: own.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

describe('a new instance', () => {
  let api: Awaited<ReturnType<typeof loaded>>;
  let pages: typeof api;
  let neither: typeof api;
  beforeAll(async () => {
    [api, pages, neither] = await Promise.all([loaded('api'), loaded('pages'), loaded()]);
  });

  it('of either function loads no installed package, and little of its own', () => {
    for (const { installed, own, bytes } of [api, pages]) {
      expect(installed).toEqual([]);
      expect(own).toContain('index.js');
      // Each file and each byte delays the first answer.
      expect(own.length).toBeLessThan(20);
      expect(bytes).toBeLessThan(8_500_000);
      // Code for admins only, and the password check.
      expect(own.filter((name) => /^(?:admin-parts|password|page-previews)/.test(name))).toEqual(
        [],
      );
    }
  });

  it('loads the site only for pages, and neither without a target', () => {
    const ofSite = (names: string[]) => names.filter((name) => name.startsWith('load-site'));
    expect(ofSite(pages.own)).toHaveLength(1);
    expect(ofSite(api.own)).toEqual([]);
    expect(neither.own.filter((name) => /^(?:load-site|app-)/.test(name))).toEqual([]);
  });
});

it('the deploy tool finds both functions in the bundle, with the limits that their cost depends on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const manifest = join(folder, 'functions.json');
  try {
    await run(process.execPath, [DISCOVERY, '.'], {
      cwd: DIST,
      env: { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
    });
    const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8')) as { endpoints: object };
    const both = {
      platform: 'gcfv2',
      region: ['europe-west2'],
      // For each of the two functions: limits the instances an attack can start.
      maxInstances: 20,
      concurrency: 80,
      httpsTrigger: { invoker: ['public'] },
      // Resets values that were set by hand.
      minInstances: null,
      serviceAccountEmail: null,
    };
    // The timeouts are longer than the deadlines of the apps, which answer by themselves. Without a
    // whole processor pages may answer only one request at a time.
    expect(endpoints).toMatchObject({
      api: { ...both, availableMemoryMb: 1024, timeoutSeconds: 60, entryPoint: 'api' },
      pages: { ...both, availableMemoryMb: 512, timeoutSeconds: 30, cpu: 1, entryPoint: 'pages' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
