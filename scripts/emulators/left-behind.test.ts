import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descendantsOf } from '../lib/processes';
import { endLeftOver, rememberBegun, runningStarter } from './left-behind';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-behind-'));
  file = join(folder, 'begun.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that has begun another one, in a group of its own, as the emulators are. */
async function startStarter() {
  const sleep = `require('child_process').spawn('sleep', ['60'], { detached: true })`;
  const starter = spawn(process.execPath, [
    '-e',
    `${sleep}; console.log('begun'); setInterval(() => {}, 1e6)`,
  ]);
  await once(starter.stdout, 'data');
  await vi.waitFor(() =>
    expect(descendantsOf(starter.pid).map(({ command }) => command)).toEqual(['sleep']),
  );
  return starter;
}

test('what a start that was killed has begun is ended by the next one, and named', async () => {
  const starter = await startStarter();
  rememberBegun(file, starter.pid);
  const [sleep] = descendantsOf(starter.pid);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  const save = vi.fn(() => Promise.resolve());
  expect(await endLeftOver(file, save)).toEqual([sleep]);
  expect(save).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
  expect(await endLeftOver(file, save)).toEqual([]);
});

test('what still runs keeps what it has begun', async () => {
  const starter = await startStarter();
  rememberBegun(file, starter.pid);
  const save = vi.fn(() => Promise.resolve());
  expect(await endLeftOver(file, save)).toEqual([]);
  expect(runningStarter(file)).toBe(starter.pid);
  const [sleep] = descendantsOf(starter.pid);
  expect([sleep?.command, save.mock.calls.length]).toEqual(['sleep', 0]);
  process.kill(sleep?.pid ?? 0, 'SIGKILL');
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  expect(runningStarter(file)).toBeUndefined();
});
