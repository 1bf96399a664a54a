import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * A shell that starts a program and ends its own group, the program and all that this has started, as soon
 * as its input ends: by `endGuarded`, or since whoever holds the other end is gone, however that ended.
 */
const GUARD = `
"$@" &
program=$!
cat >/dev/null
kill $program 2>/dev/null
(sleep 2; kill -s KILL 0) &
wait $program
kill -s KILL 0`;

/** The command of a program that ends as soon as its standard input does. */
export function guarded(program: string, args: readonly string[]): [string, string[]] {
  return ['/bin/sh', ['-c', GUARD, 'sh', program, ...args]];
}

interface Options {
  environment?: Record<string, string>;
  /** Where its output, its errors and what follows them go; nowhere, unless it is told. */
  output?: readonly (number | 'ignore' | 'pipe')[];
}

/** Starts a program that does not outlive this process, not even where this one is killed. */
export function startGuarded(
  program: string,
  args: readonly string[],
  { environment, output = ['ignore', 'ignore'] }: Options = {},
): ChildProcess {
  const stdio: StdioOptions = ['pipe', ...output];
  return spawn(...guarded(program, args), {
    detached: true,
    env: { ...process.env, ...environment },
    stdio,
  });
}

/** Ends a guarded program, with all that it has started, and waits until it is gone. */
export async function endGuarded(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return;
  const gone = once(guard, 'exit');
  guard.stdin?.end();
  await gone;
}
