import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** Runs a program to its end and returns its exit code; a signal counts as failure. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program beside others: as `run` does, but what it says is shown when it has ended, below a
 * title, since nobody could tell whose each line is.
 */
export async function runBeside(
  title: string,
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => void said.push(chunk));
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    // Only then has all that it said been read.
    child.once('close', (code) => resolve(code ?? 1));
  });
  console.log(`\n── ${title}`);
  process.stdout.write(Buffer.concat(said));
  return code;
}

/** Resolves with the exit code once the process is gone. */
export function exited(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * Ends a process that was started as leader of its own group, and all that it started: SIGINT first,
 * so that it can tidy up, then SIGKILL after `graceMs`.
 */
export async function endGroup(child: ChildProcess, graceMs = 20_000): Promise<void> {
  if (child.pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    // Only the leader is asked: firebase-tools ends its own children, and a second signal would
    // make it skip the export.
    child.kill('SIGINT');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    await exited(child);
    clearTimeout(timer);
  }
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}
