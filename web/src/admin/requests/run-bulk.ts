import { hasStatus } from '@/shared/api/api-error';
import { UnknownOutcome } from './use-write';

/** Parallel calls of a bulk run. */
export const BULK_CONCURRENCY = 4;

export interface BulkResult<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
  /** Not tried, because the run was stopped. */
  left: T[];
}

interface Options<T> {
  call: (item: T) => Promise<unknown>;
  /** Called after each item with the number processed. */
  onProgress?: (count: number) => void;
  /** Checked before each call. */
  isStopped?: () => boolean;
}

/** Calls for many items, a few at a time; a failure doesn't stop the others. */
export async function runBulk<T>(items: readonly T[], options: Options<T>): Promise<BulkResult<T>> {
  const { call, onProgress, isStopped = () => false } = options;
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
        // The others would ask for a login again, or wait for a server that doesn't answer.
        isOver ||= hasStatus(error, 401) || error instanceof UnknownOutcome;
      }
      onProgress?.(result.done.length + result.failed.length);
    }
  }

  await Promise.all(Array.from({ length: BULK_CONCURRENCY }, work));
  result.left = items.slice(next);
  return result;
}
