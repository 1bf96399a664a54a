import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Descendant, descendantsOf, endLeftBehind, stillRunning } from '../lib/processes';

/** What a start has written down, in case that it ends without being able to end what it began. */
interface Remembered {
  starter: Descendant;
  begun: Descendant[];
}

/** Tenths of a second that a process which is killed may need to be gone. */
const END_WAITS = 50;

/** Writes down what this process has begun by now: what kills it at once leaves all of that. */
export function rememberBegun(file: string, starter = process.pid): void {
  const [own] = stillRunning([starter]);
  if (!own) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ starter: own, begun: descendantsOf(starter) }));
}

/** What ends in order leaves nothing to remember. */
export function forgetBegun(file: string): void {
  rmSync(file, { force: true });
}

/**
 * Ends what an earlier start has left behind, unless that still runs itself.
 *
 * @param beforeEnd is done while what is left still runs
 * @returns what was ended
 */
export async function endLeftOver(
  file: string,
  beforeEnd: () => Promise<unknown>,
): Promise<Descendant[]> {
  const remembered = read(file);
  if (!remembered || isRunning(remembered.starter)) return [];
  const left = remembered.begun.filter(isRunning);
  if (left.length > 0) await beforeEnd();
  // What they have begun since is theirs too.
  const all = [...left, ...left.flatMap(({ pid }) => descendantsOf(pid))];
  const ended = endLeftBehind([...new Map(all.map((one) => [one.pid, one])).values()]);
  // Only then are their ports free.
  for (let waits = 0; waits < END_WAITS && ended.some(isRunning); waits += 1) await delay(100);
  forgetBegun(file);
  return ended;
}

/** The process that has begun what is written down, where it runs still. */
export function runningStarter(file: string): number | undefined {
  const { starter } = read(file) ?? {};
  return starter && isRunning(starter) ? starter.pid : undefined;
}

/** A number alone could be another process by now. */
function isRunning({ pid, startedAt }: Descendant): boolean {
  return stillRunning([pid]).some((process) => process.startedAt === startedAt);
}

function read(file: string): Remembered | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered;
  } catch {
    // It was killed while it wrote.
    return undefined;
  }
}
