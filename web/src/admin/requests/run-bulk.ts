import { useCallback, useEffect, useRef, useState } from 'react';
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

export interface BulkRun<T> {
  items: readonly T[];
  progress: number;
  /** Undefined while it is running. */
  result?: BulkResult<T>;
}

/** Runs one bulk action at a time, with progress and a way to stop it. Leaving the list stops it too. */
export function useRunBulk<T>() {
  const [run, setRun] = useState<BulkRun<T>>();
  const isStopped = useRef(false);
  const isRunning = run !== undefined && run.result === undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  const start = useCallback(async (items: readonly T[], call: Options<T>['call']) => {
    isStopped.current = false;
    const onProgress = (progress: number) => setRun({ items, progress });
    onProgress(0);
    const result = await runBulk(items, { call, onProgress, isStopped: () => isStopped.current });
    setRun({ items, progress: result.done.length + result.failed.length, result });
    return result;
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);
  return { run, isRunning, start, stop };
}
