import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program and returns its exit code; a signal counts as failure. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return exited(spawn(command, args, { stdio: 'inherit', ...options }));
}

/**
 * Resolves with a process's exit code.
 *
 * @throws if the program could not be started
 */
export async function exited(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
