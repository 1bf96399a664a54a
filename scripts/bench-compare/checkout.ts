import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';
import { cacheFolder, root } from '../lib/repository';

/**
 * A clone with a commit of this repository, its dependencies and its build. It is kept for the next
 * comparison.
 *
 * @throws {Problem} when there is no such commit, or it cannot be built
 */
export function buildCheckout(revision: string): string {
  const commit = commitOf(revision);
  const folder = join(cacheFolder, 'bench-compare', commit);
  const mark = join(folder, '.built');
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  perform(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
  perform(folder, 'git', 'checkout', '--quiet', commit);
  perform(folder, 'npm', 'ci', '--silent');
  perform(folder, 'npm', 'run', 'build', '--silent');
  writeFileSync(mark, '');
  return folder;
}

function commitOf(revision: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    throw new Problem(`There is no commit ${revision}.`);
  }
}

function perform(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout, stderr);
  throw new Problem(`${command} ${args[0]} failed in ${folder}: the lines above tell why.`);
}
