import { spawnSync } from 'node:child_process';
import { Problem } from './problem';
import { root } from './repository';

/**
 * Builds everything, or only the functions; prints the output only if the build fails.
 *
 * @throws {Problem} if the build fails
 */
export function build(what: 'everything' | 'functions' = 'everything'): void {
  const workspace = what === 'functions' ? ['-w', 'functions'] : [];
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent', ...workspace], {
    cwd: root,
  });
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  throw new Problem('The build failed: the lines above say why.');
}
