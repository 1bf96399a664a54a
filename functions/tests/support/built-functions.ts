import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the functions once for all files of tests, unless `FUNCTIONS_ARE_BUILT` is set: then others may be
 * starting what is built, and must not find its folder empty.
 */
export function setup(): void {
  if (process.env['FUNCTIONS_ARE_BUILT']) return;
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: join(import.meta.dirname, '../..') });
}
