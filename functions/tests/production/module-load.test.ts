import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
/** What the tool that deploys asks for the functions of a folder. */
const DISCOVERY = join(import.meta.dirname, '../../../node_modules/.bin/firebase-functions');
const env = {
  ...process.env,
  GCLOUD_PROJECT: 'demo-load',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
};
const run = promisify(execFile);

/** Prints the installed files, and those of the bundle, that a process has loaded that has imported the bundle. */
const SCRIPT = `import fs from 'node:fs';
import module, { syncBuiltinESMExports } from 'node:module';
const read = fs.readFileSync;
const own = [];
let bytes = 0;
fs.readFileSync = (path, ...rest) => {
  if (/\\.c?js$/.test(String(path))) {
    own.push(String(path).split('/').pop());
    bytes += fs.statSync(path).size;
  }
  return read(path, ...rest);
};
syncBuiltinESMExports();
await import(process.argv[1]);
await new Promise((resolve) => setTimeout(resolve, 500));
console.log(JSON.stringify({ installed: Object.keys(module._cache), own, bytes }));
process.exit(0);`;

async function loaded(
  target?: string,
): Promise<{ installed: string[]; own: string[]; bytes: number }> {
  const script = ['--input-type=module', '--eval', SCRIPT, join(DIST, 'index.js')];
  const options = { env: { ...env, ...(target !== undefined && { FUNCTION_TARGET: target }) } };
  return JSON.parse((await run(process.execPath, script, options)).stdout) as Awaited<
    ReturnType<typeof loaded>
  >;
}

describe('a new instance', () => {
  it.each(['api', 'pages'])('of %s loads nothing that is installed', async (target) => {
    const { installed, own, bytes } = await loaded(target);
    expect(installed).toEqual([]);
    expect(own).toContain('functions.cjs');
    // Each file and each byte makes the first answer late.
    expect([own.length < 20, bytes < 8_500_000], `${own.length} files, ${bytes} bytes`).toEqual([
      true,
      true,
    ]);
    // What only an admin needs, and what judges passwords.
    expect(own.filter((name) => /^(?:admin-parts|password|page-previews)/.test(name))).toEqual([]);
  });

  it('loads the site where it is one of pages, and nothing of either where nobody has said', async () => {
    const ofSite = (names: string[]) => names.filter((name) => name.startsWith('load-site'));
    expect(ofSite((await loaded('pages')).own)).toHaveLength(1);
    expect(ofSite((await loaded('api')).own)).toEqual([]);
    const { own } = await loaded();
    expect(own.filter((name) => /^(?:load-site|app-)/.test(name))).toEqual([]);
  });
});

it('the build of an image keeps what V8 makes of the bundle, for each heap that an instance may have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  try {
    cpSync(DIST, folder, { recursive: true });
    // As `npm ci` has put it there.
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toEqual({ 'gcp-build': 'node precompile.js' });
    await run('npm', ['run', 'gcp-build'], { cwd: folder });
    // 1 GiB and 512 MiB, of which Node gets 80 %, or all but 64 MiB.
    expect(readdirSync(join(folder, 'compiled'))).toEqual(['409', '448', '819', '960', 'default']);
    for (const size of readdirSync(join(folder, 'compiled'))) {
      const names = readdirSync(join(folder, 'compiled', size));
      expect(names).toContain('functions.cjs.bin');
      expect(names).toContain('entry-server.js.bin');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
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
