import { spawnSync } from 'node:child_process';
import { Problem } from './problem';
import { root } from './repository';

/** What npm ends with when whoever started it presses Ctrl-C. */
const ENDED_BY_CTRL_C = 130;

/**
 * Builds everything, or only the functions, and keeps quiet about it.
 *
 * @throws {Problem} when the build fails, after showing what it said
 */
export function build(what: 'everything' | 'functions' = 'everything'): void {
  const workspace = what === 'functions' ? ['-w', 'functions'] : [];
  const { status, signal, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'build', '--silent', ...workspace],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status === 0) return;
  if (signal || status === ENDED_BY_CTRL_C) throw new Problem('Ended before all was built.');
  console.error(stdout, stderr);
  throw new Problem('The build failed: the lines above tell why.');
}
