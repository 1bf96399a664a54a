import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFreshValue, type Freshness } from './fresh-value';

const freshness: Freshness = {
  maxAgeMs: 30_000,
  patienceMs: 1_000,
  retryMs: 5_000,
  deadlineMs: 8_000,
};

let time: number;
let loads: { resolve: (text: string) => void; reject: (error: Error) => void }[];
const log = { warn: vi.fn(), error: vi.fn(), audit: vi.fn() };
const clock = { now: () => new Date(time) };

beforeEach(() => {
  vi.clearAllMocks();
  time = Date.parse('2026-03-02T09:00:00Z');
  loads = [];
});

/** A value whose loads end on request. */
const createValue = () =>
  createFreshValue<{ text: string; checkedAt: number }>({
    ...freshness,
    clock,
    log,
    load: () => {
      const checkedAt = time;
      return new Promise((resolve, reject) => {
        loads.push({ resolve: (text) => resolve({ text, checkedAt }), reject });
      });
    },
  });

async function textOf(value: ReturnType<typeof createValue>): Promise<string> {
  return (await value.get()).text;
}

/** Returns a value that has loaded 'old'. */
async function createOld() {
  const value = createValue();
  const old = textOf(value);
  loads[0]?.resolve('old');
  await old;
  return value;
}

describe('a value', () => {
  test('is loaded once for simultaneous readers', async () => {
    const value = createValue();
    const all = Promise.all([textOf(value), textOf(value), textOf(value)]);
    loads[0]?.resolve('one');
    expect(await all).toEqual(['one', 'one', 'one']);
    expect(loads).toHaveLength(1);
  });

  test('is as old as the start of its load', async () => {
    const value = createValue();
    const first = textOf(value);
    time += 29_000;
    loads[0]?.resolve('slow');
    expect(await first).toBe('slow');
    time += 1_000;
    const second = textOf(value);
    loads[1]?.resolve('next');
    expect(await second).toBe('next');
  });

  test("a slow load doesn't delay readers, and the newest result is kept", async () => {
    const value = createValue();
    const first = textOf(value);
    time += 999;
    const joined = textOf(value);
    expect(loads).toHaveLength(1);
    time += 1;
    const later = textOf(value);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve('later');
    expect(await later).toBe('later');
    loads[0]?.resolve('first');
    expect(await Promise.all([first, joined])).toEqual(['first', 'first']);
    expect(await textOf(value)).toBe('later');
    expect(loads).toHaveLength(2);
  });

  test('is known after any load, however many started later', async () => {
    const value = createValue();
    const first = textOf(value);
    time += 1_000;
    const second = textOf(value);
    loads[0]?.resolve('first');
    await first;
    expect(await textOf(value)).toBe('first');
    expect(loads).toHaveLength(2);
    // A hanging load would fail after its deadline, in the middle of another test.
    loads[1]?.resolve('second');
    await second;
  });

  test('is loaded again if its first load failed', async () => {
    const value = createValue();
    const first = textOf(value);
    loads[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    const second = textOf(value);
    loads[1]?.resolve('yes');
    expect(await second).toBe('yes');
  });
});

describe('a change', () => {
  test('is not hidden by an earlier load that ends later', async () => {
    const value = await createOld();
    time += 30_000;
    const before = textOf(value);
    value.invalidate();
    const after = textOf(value);
    loads[2]?.resolve('new');
    expect(await after).toBe('new');
    loads[1]?.resolve('of before the change');
    await before;
    expect(await textOf(value)).toBe('new');
  });
});

describe('a load that hangs', () => {
  test('counts as lost after its deadline, so that the next one starts', async () => {
    vi.useFakeTimers();
    try {
      const value = createValue();
      const first = textOf(value);
      const lost = expect(first).rejects.toMatchObject({ code: 'unavailable' });
      await vi.advanceTimersByTimeAsync(freshness.deadlineMs);
      await lost;
      const second = textOf(value);
      loads[1]?.resolve('after all');
      expect(await second).toBe('after all');
    } finally {
      vi.useRealTimers();
    }
  });

  test('gives its reader the older value, and its late result to the next', async () => {
    vi.useFakeTimers();
    try {
      const value = await createOld();
      time += 30_000;
      const impatient = textOf(value);
      await vi.advanceTimersByTimeAsync(freshness.patienceMs);
      expect(await impatient).toBe('old');
      expect(log.warn).toHaveBeenCalledTimes(1);
      loads[1]?.resolve('late');
      await vi.advanceTimersByTimeAsync(0);
      expect(await textOf(value)).toBe('late');
      expect(loads).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
