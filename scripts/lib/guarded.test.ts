import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endGuarded, startGuarded } from './guarded';
import { descendantsOf, stillRunning } from './processes';

/** A program that starts another one, neither of which ends by itself. */
const PROGRAM = ['sh', ['-c', 'sleep 300 & sleep 300']] as const;

async function startedBy(pid: number | undefined, count: number): Promise<number[]> {
  for (;;) {
    const pids = descendantsOf(pid).map((each) => each.pid);
    if (pids.length >= count) return pids;
    await delay(20);
  }
}

async function untilGone(pids: readonly number[]): Promise<void> {
  while (stillRunning(pids).length > 0) await delay(20);
}

test('a program is ended with what it has started', async () => {
  const guard = startGuarded(...PROGRAM);
  // The program, its two children, and what waits for the end of the input.
  const pids = await startedBy(guard.pid, 4);
  await endGuarded(guard);
  await untilGone(pids);
  expect(stillRunning(pids)).toEqual([]);
});

test('a program ends when its starter is killed', async () => {
  const url = new URL('guarded.ts', import.meta.url).href;
  const script = `import { startGuarded } from ${JSON.stringify(url)};
startGuarded(${PROGRAM.map((part) => JSON.stringify(part)).join(', ')});
setInterval(() => undefined, 1_000);`;
  const starter = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    {
      stdio: 'inherit',
    },
  );
  const pids = await startedBy(starter.pid, 5);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await untilGone(pids);
  expect(stillRunning(pids)).toEqual([]);
});
