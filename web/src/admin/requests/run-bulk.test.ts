import { expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { BULK_CONCURRENCY, runBulk } from './run-bulk';
import { UnknownOutcome } from './use-write';

const items = Array.from({ length: 10 }, (_, at) => at);
const calm = { onProgress: () => undefined, isStopped: () => false };

test('processes every item, a few at a time, and counts them', async () => {
  let underWay = 0;
  let most = 0;
  const onProgress = vi.fn<(count: number) => void>();
  const { done, failed, left } = await runBulk(items, {
    ...calm,
    onProgress,
    call: async () => {
      most = Math.max(most, ++underWay);
      await Promise.resolve();
      underWay -= 1;
    },
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect([failed, left]).toEqual([[], []]);
  expect(most).toBe(BULK_CONCURRENCY);
  expect(onProgress.mock.calls.map(([count]) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a failure stops no other item, and is returned with its reason', async () => {
  const { done, failed, left } = await runBulk(items, {
    ...calm,
    call: (item) => (item === 3 ? Promise.reject(new Error('no')) : Promise.resolve()),
  });
  expect(done).toHaveLength(9);
  expect(failed).toEqual([{ item: 3, error: new Error('no') }]);
  expect(left).toEqual([]);
});

test('skips the remaining items once it is stopped', async () => {
  let isStopped = false;
  const { done, left } = await runBulk(items, {
    ...calm,
    isStopped: () => isStopped,
    call: (item) => {
      if (item === 2) isStopped = true;
      return Promise.resolve();
    },
  });
  expect(done.length).toBeLessThan(items.length);
  expect([...done, ...left].toSorted((a, b) => a - b)).toEqual(items);
});

test.each([
  ['the session has ended', new ApiError(401, 'Unauthorized', '')],
  ['the server does not answer', new UnknownOutcome()],
])('makes no further call after a failure that would affect all: %s', async (_, error) => {
  const { failed, left } = await runBulk(items, { ...calm, call: () => Promise.reject(error) });
  expect(failed).toHaveLength(BULK_CONCURRENCY);
  expect(left).toHaveLength(items.length - BULK_CONCURRENCY);
});
