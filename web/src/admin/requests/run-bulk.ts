import { useCallback, useEffect, useRef, useState } from 'react';
import { hasStatus } from '@/shared/api/api-error';
import { UnknownOutcome } from './use-write';

/** Calls that are under way at a time: quick, and the server still has room for others. */
export const BULK_CONCURRENCY = 4;

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
}

/** Does the same to many items, a few at a time. One that fails stops no other. */
export async function runBulk<T>(items: readonly T[], options: Options<T>): Promise<BulkResult<T>> {
  const { call, onProgress, isStopped } = options;
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
        // Each would ask for the login again that was just refused, or a server that does not answer.
        isOver ||= hasStatus(error, 401) || error instanceof UnknownOutcome;
      }
      onProgress(result.done.length + result.failed.length);
    }
  }

  await Promise.all(Array.from({ length: BULK_CONCURRENCY }, work));
  result.left = items.slice(next);
  return result;
}

/** A run over many items, as it is shown. */
export interface BulkRun<T> {
  items: readonly T[];
  /** How many have been dealt with. */
  progress: number;
  /** How it ended; undefined while it is under way. */
  result?: BulkResult<T>;
}

/** One run over many items at a time: how far it has come, and how it ended. It can be stopped. */
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
  return { run, isRunning, start, stop };
}
