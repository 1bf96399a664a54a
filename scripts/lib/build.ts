import { spawnSync } from 'node:child_process';
import { Problem } from './problem';
import { root } from './repository';

/**
 * Builds the site and the functions, and prints the output only if that fails.
 *
 * @throws {Problem} if the build fails
 */
export function build(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root });
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  throw new Problem('The build failed: the lines above say why.');
}
