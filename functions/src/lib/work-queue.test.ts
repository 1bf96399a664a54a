import { expect, test } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue';

/** A task that ends when it is told to. */
function createTask() {
  let end: () => void = () => undefined;
  let hasStarted = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    run: () => {
      hasStarted = true;
      return ended;
    },
    end: () => end(),
    hasStarted: () => hasStarted,
  };
}

test('runs so many at a time, the others in order, and refuses the rest', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 1 });
  const [first, second, third, fourth] = [createTask(), createTask(), createTask(), createTask()];
  const results = [queue(first.run), queue(second.run), queue(third.run)];
  await expect(queue(fourth.run)).rejects.toBeInstanceOf(QueueFullError);
  expect([first, second, third, fourth].map((task) => task.hasStarted())).toEqual([
    true,
    true,
    false,
    false,
  ]);
  second.end();
  await results[1];
  await Promise.resolve();
  expect(third.hasStarted()).toBe(true);
  first.end();
  third.end();
  await Promise.all(results);
  const fifth = createTask();
  const last = queue(fifth.run);
  expect(fifth.hasStarted()).toBe(true);
  fifth.end();
  await last;
});

test('goes on after a failure', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const failing = queue(async () => {
    throw new Error('broken');
  });
  const next = queue(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
