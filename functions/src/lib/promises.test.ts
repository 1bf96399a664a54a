import { expect, test, vi } from 'vitest';
import { createKeyedQueue, createLazy } from './promises';

test('makes a value on first use, and once for all callers', async () => {
  const make = vi.fn(async () => ({}));
  const lazy = createLazy(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([lazy(), lazy()]);
  expect(second).toBe(first);
  expect(await lazy()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('tries again after a failure', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('Not now'));
  const lazy = createLazy(make);
  await expect(lazy()).rejects.toThrow('Not now');
  await expect(lazy()).resolves.toBe('made');
});

/** A task that records its start and ends on request. */
function createTask(name: string, notes: string[]) {
  let end = () => {};
  let fail = () => {};
  const ending = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const task = async () => {
    notes.push(name);
    return ending;
  };
  return { task, end, fail };
}

test('runs the tasks of one key one after another, and other keys in parallel', async () => {
  const run = createKeyedQueue();
  const begun: string[] = [];
  const first = createTask('first', begun);
  const second = createTask('second', begun);
  const other = createTask('other', begun);
  const running = run('a', first.task);
  const waiting = run('a', second.task);
  const beside = run('b', other.task);
  other.end();
  expect(await beside).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  first.end();
  second.end();
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('a task that fails blocks no other', async () => {
  const run = createKeyedQueue();
  const { task, fail } = createTask('broken', []);
  const broken = run('a', task);
  const next = run('a', async () => 'next');
  fail();
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
