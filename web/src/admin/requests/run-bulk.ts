/** Calls that are under way at a time: quick, and the server still has room for others. */
export const BULK_LANES = 4;

export interface BulkResult<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
  /** Not tried, because the run was stopped before. */
  left: T[];
}

interface Options<T> {
  call: (item: T) => Promise<unknown>;
  /** Called after each item with how many have been dealt with. */
  onProgress: (count: number) => void;
  /** Asked before each call; true leaves the others alone. */
  isStopped: () => boolean;
  /** True for a failure that all further calls would share: they are not made. */
  isFinal: (error: unknown) => boolean;
}

/** Does the same to many items, a few at a time. One that fails stops no other. */
export async function runBulk<T>(items: readonly T[], options: Options<T>): Promise<BulkResult<T>> {
  const { call, onProgress, isStopped, isFinal } = options;
  const result: BulkResult<T> = { done: [], failed: [], left: [] };
  let next = 0;
  let isOver = false;

  async function work() {
    while (next < items.length && !isOver && !isStopped()) {
      const item = items[next++] as T;
      try {
        await call(item);
        result.done.push(item);
      } catch (error) {
        result.failed.push({ item, error });
        isOver ||= isFinal(error);
      }
      onProgress(result.done.length + result.failed.length);
    }
  }

  await Promise.all(Array.from({ length: BULK_LANES }, work));
  result.left = items.slice(next);
  return result;
}
