import { spawn } from 'node:child_process';
import { interrupted } from './interrupt';
import { endGroup, listenTo } from './processes';

/** For a program to end by itself. */
const GRACE_MS = 2_000;

/**
 * Runs a program to its end, and shows what it says only when it fails. A Ctrl-C ends it with all that it
 * has begun. This process goes on meanwhile: one that does not hear a Ctrl-C is killed for it by what
 * runs our scripts, and can say nothing.
 */
export async function runQuietly(
  command: string,
  args: readonly string[],
  { cwd }: { cwd: string },
): Promise<number | 'interrupted'> {
  // A group of its own, which is ended as a whole.
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { said, ended } = listenTo(child);
  const code = await Promise.race([ended, interrupted]);
  if (code === undefined) {
    await endGroup(child, GRACE_MS);
    return 'interrupted';
  }
  if (code !== 0) process.stderr.write(said());
  return code;
}
