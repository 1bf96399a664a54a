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

let interruption: Promise<void> | undefined;

/**
 * Resolves at the first SIGINT, SIGTERM or SIGHUP after the first call. The handlers stay, so that a second
 * Ctrl-C doesn't cut short the export of the emulators' content.
 */
export function interrupted(): Promise<void> {
  interruption ??= new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
  });
  return interruption;
}
