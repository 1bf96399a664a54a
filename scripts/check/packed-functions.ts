import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { startFunction } from '../../functions/tests/support/function-process';
import type { EmulatorEnvironment } from '../lib/firestore';
import { root } from '../lib/repository';
import { PRODUCTION_MAJOR, productionNode } from '../lib/production-node';

/** What `firebase.json` keeps from being uploaded. */
const NOT_UPLOADED = /^node_modules$|\.(?:log|local)$/;

/**
 * Packs the functions as a deployment uploads them, installs what their lock file names in a folder that
 * knows nothing of this project, and asks each of them on the Node that production runs.
 *
 * @returns what was looked at, each with whether it works
 */
export async function checkPackedFunctions(
  environment: EmulatorEnvironment,
): Promise<[string, boolean][]> {
  const node = await productionNode();
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    cpSync(join(root, 'functions/dist'), folder, {
      recursive: true,
      filter: (path) => !NOT_UPLOADED.test(basename(path)),
    });
    const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', install, { cwd: folder });
    // What `gcp-build` runs in the cloud, with that Node.
    const { stdout } = await promisify(execFile)(node, ['precompile.js'], { cwd: folder });
    const answers: [string, boolean][] = [
      ['the bundle is compiled ahead', stdout.split('\n').filter(Boolean).length === 5],
    ];
    for (const [name, path] of [
      ['api', '/api/sectors'],
      ['pages', '/jobs'],
    ] as const) {
      const started = await startFunction(name, environment, { source: folder, node });
      const { status } = await fetch(`${started.url}${path}`).finally(() => started.stop());
      answers.push([
        `${name}, installed by itself, on Node ${PRODUCTION_MAJOR}: ${status}`,
        status === 200,
      ]);
    }
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
