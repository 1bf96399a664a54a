import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useRef, useState } from 'react';
import { type BulkResult, runBulk } from '@/admin/requests/run-bulk';
import { refreshContent } from './content-mutations';
import type { ItemChange } from './content-tools';
import { countText } from './content-words';

/** Changes many items, one run at a time, with progress and a way to stop. Leaving the list stops it too. */
export function useBulkChanges<T>() {
  const queryClient = useQueryClient();
  const [counts, setCounts] = useState<{ progress: number; all: number }>();
  const isStopped = useRef(false);
  const isRunning = counts !== undefined;

  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  return {
    /** The props of `BulkProgress`; undefined unless a run is under way. */
    running: counts && {
      ...counts,
      onStop: () => {
        isStopped.current = true;
      },
    },
    /** Runs a change for each item, and reads the lists of these kinds again. Resolves with what was changed, for Undo. */
    start: async (
      items: readonly T[],
      kinds: Iterable<ContentKind>,
      change: (item: T) => Promise<ItemChange>,
    ) => {
      isStopped.current = false;
      const changes: ItemChange[] = [];
      const onProgress = (progress: number) => setCounts({ progress, all: items.length });
      onProgress(0);
      const result = await runBulk(items, {
        call: async (item) => {
          changes.push(await change(item));
        },
        onProgress,
        isStopped: () => isStopped.current,
      });
      setCounts(undefined);
      for (const kind of kinds) void refreshContent(queryClient, kind);
      return { ...result, changes };
    },
  };
}

/** One sentence on how a run ended: '2 of 3 jobs closed.' */
export function resultText(kind: ContentKind, what: string, result: BulkResult<unknown>): string {
  const { done, failed, left } = result;
  const all = countText(kind, done.length + failed.length + left.length);
  if (failed.length + left.length === 0) return `${all} ${what}.`;
  return `${done.length === 0 ? 'None' : done.length} of ${all} ${what}.`;
}
