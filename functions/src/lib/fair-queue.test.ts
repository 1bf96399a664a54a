import { expect, test } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue';

const RANKS = { known: { running: 2, waiting: 2 }, others: { running: 1, waiting: 3 } };

/** Returns a queue whose tasks end on request, and the order in which they began. */
function createScene() {
  const run = createFairQueue(RANKS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add: (rank: keyof typeof RANKS, party: string, name: string) =>
      run({ rank, party }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }).then(
        () => 'done',
        (error: unknown) => (error instanceof QueueFullError ? 'refused' : String(error)),
      ),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('serves every party in turn, however many tasks each sends', async () => {
  const { add, begun, end } = createScene();
  void add('others', 'a', 'a1');
  void add('others', 'a', 'a2');
  void add('others', 'a', 'a3');
  void add('others', 'b', 'b1');
  await end('a1');
  await end('a2');
  await end('b1');
  await end('a3');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('reserves a place for the first rank', async () => {
  const { add, begun, end } = createScene();
  void add('others', 'a', 'a1');
  void add('others', 'b', 'b1');
  void add('known', 'k', 'k1');
  expect(begun).toEqual(['a1', 'k1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'k1']);
  await end('k1');
  expect(begun).toEqual(['a1', 'k1', 'b1']);
});

test('makes room for a new party by dropping a task of the one with the most', async () => {
  const { add, begun, end } = createScene();
  void add('others', 'a', 'a1');
  const waiting = ['a2', 'a3', 'a4'].map((name) => add('others', 'a', name));
  const newcomer = add('others', 'b', 'b1');
  expect(await waiting[2]).toBe('refused');
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(await newcomer).toBe('done');
});

test('refuses a new task if no party has more than one', async () => {
  const { add } = createScene();
  for (const party of ['a', 'b', 'c', 'd']) void add('others', party, party);
  expect(await add('others', 'e', 'e')).toBe('refused');
});

test('continues after a task that fails', async () => {
  const run = createFairQueue(RANKS);
  const turn = { rank: 'others', party: 'a' } as const;
  const failing = run(turn, async () => {
    throw new Error('broken');
  });
  const next = run(turn, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
