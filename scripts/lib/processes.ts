import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end and returns its exit code; a signal counts as failure. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return codeAt('exit', spawn(command, args, { stdio: 'inherit', ...options }));
}

/**
 * Runs a program as `run` does, below a title. What one says that runs beside others is shown when it has
 * ended, since nobody could tell whose each line is.
 */
export async function runBelow(
  title: string,
  isBeside: boolean,
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  const heading = `\n── ${title}`;
  if (!isBeside) {
    console.log(heading);
    return run(command, args, options);
  }
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const { said, ended } = listenTo(child);
  const code = await ended;
  console.log(heading);
  process.stdout.write(said());
  return code;
}

/** What a program has said by now, and its exit code once all that it says has been read. */
export function listenTo(child: ChildProcess): { said: () => Buffer; ended: Promise<number> } {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => void chunks.push(chunk));
  }
  return { said: () => Buffer.concat(chunks), ended: codeAt('close', child) };
}

/** Resolves with the exit code once the process is gone. */
export async function exited(child: ChildProcess): Promise<number> {
  return child.exitCode ?? codeAt('exit', child);
}

/** @throws when the program could not be started */
async function codeAt(event: 'exit' | 'close', child: ChildProcess): Promise<number> {
  const [code] = (await once(child, event)) as [number | null];
  return code ?? 1;
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

/** A process as `ps` tells it: the start tells it from a later one of the same number. */
export interface Descendant {
  pid: number;
  parent: number;
  startedAt: string;
  command: string;
}

/** Processes in words. */
export function named(descendants: readonly Descendant[]): string {
  return descendants.map(({ command, pid }) => `${command} (${pid})`).join(', ');
}

/**
 * What a process has started, and what that has started. Java, which the Firebase CLI starts as a group
 * of its own, outlives a CLI that dies: it has to be known before that.
 */
export function descendantsOf(pid: number | undefined): Descendant[] {
  const all = runningProcesses();
  const found: Descendant[] = [];
  let parents = [pid];
  while (parents.length > 0) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map((child) => child.pid);
  }
  return found;
}

/** Those of these numbers that run now. */
export function stillRunning(pids: readonly (number | undefined)[]): Descendant[] {
  return runningProcesses().filter(({ pid }) => pids.includes(pid));
}

/** Ends those that still run, and returns them. */
export function endLeftBehind(descendants: readonly Descendant[]): Descendant[] {
  const running = runningProcesses();
  const left = descendants.filter(({ pid, startedAt }) =>
    running.some((process) => process.pid === pid && process.startedAt === startedAt),
  );
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
  return left;
}

function runningProcesses(): Descendant[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart=,comm='], {
    encoding: 'utf8',
  });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, state, ...rest] = line.trim().split(/\s+/);
    // What has ended and only waits to be noticed runs no more.
    if (rest.length < 6 || state?.startsWith('Z')) return [];
    const [startedAt, command] = [rest.slice(0, 5).join(' '), rest.slice(5).join(' ')];
    return [{ pid: Number(pid), parent: Number(parent), startedAt, command }];
  });
}
