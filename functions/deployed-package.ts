import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  packages: Record<string, { version?: string; link?: boolean; dev?: boolean }>;
}

/**
 * Writes `package.json` and a lock file with the tested versions: without one the cloud installs the newest.
 *
 * @throws where the lock file of this repository lacks a package
 */
export function writePackage(
  folder: string,
  manifest: { dependencies: Record<string, string>; [field: string]: unknown },
): void {
  const tested = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
  ) as LockFile;
  const packages = Object.entries(tested.packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  );
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', {
    ...tested,
    packages: Object.fromEntries([['', manifest], ...packages]),
  });
  // The build runs in a workspace, but the folder isn't one.
  const { npm_config_workspace: _workspace, ...env } = process.env;
  // Leaves only the packages that the manifest needs.
  const command = 'install --package-lock-only --offline --ignore-scripts --loglevel=error';
  execFileSync('npm', command.split(' '), { cwd: folder, env, stdio: 'pipe' });
}
