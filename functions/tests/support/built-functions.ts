import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the functions once for all files of tests. */
export function setup(): void {
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: join(import.meta.dirname, '../..') });
}
