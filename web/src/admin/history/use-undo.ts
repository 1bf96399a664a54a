import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureTitle } from '@/admin/requests/describe';
import { arrivals } from '@/admin/content/arrivals';
import { type BulkResult, runBulk } from '@/admin/requests/run-bulk';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UNDO_DISPLAY_MS } from '@/admin/content/use-announce';
import { UnknownOutcome, useWrite } from '@/admin/requests/use-write';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import type { Toast, ToastAction } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { explainUndo } from './explain-restore';
import { refreshAll } from './mutations';
import { binQuery } from './queries';
import { takeBack } from './take-back';
import { useLastChanges } from './use-last-changes';

/** A run that takes many changes back, for its dialog. */
export interface UndoRun {
  changes: readonly ItemChange[];
  /** How many have been dealt with. */
  progress: number;
  /** How it ended, where not everything was undone. */
  result?: BulkResult<ItemChange>;
}

/** Takes changes back and says what became of it; many of them one after the other, and it can be stopped. */
export function useUndo() {
  const queryClient = useQueryClient();
  const { run: withSession } = useAdminSession();
  const write = useWrite();
  const toast = useToast();
  const { note, lastChange } = useLastChanges();
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [run, setRun] = useState<UndoRun>();
  const [isOpen, setIsOpen] = useState(false);
  const isStopped = useRef(false);
  const undoLatest = useRef<(changes: readonly ItemChange[]) => Promise<boolean>>(null);

  /** 'Undo', or 'Redo' for what an undo did. */
  const offer = useCallback(
    (changes: readonly ItemChange[], label = 'Undo'): ToastAction => {
      for (const change of changes) note(change);
      let isOver = false;
      async function begin() {
        isOver = (await undoLatest.current?.(changes)) ?? false;
      }
      return {
        label,
        isOver: () => isOver,
        onClick: () => {
          if (isOver) return;
          isOver = true;
          void begin();
        },
      };
    },
    [note],
  );

  const findBin = useCallback(() => withSession(() => callApi('bin.list', {})), [withSession]);

  const undoOne = useCallback(
    async (change: ItemChange) => {
      try {
        const made = await takeBack(change, { write, findBin });
        await refreshAll(queryClient, change.kind, change.id);
        toast({
          ...undoneToast(change),
          displayMs: UNDO_DISPLAY_MS,
          actions: [offer([made], 'Redo')],
        });
        arrivals.tell({ ...change, isMarked: true });
        return true;
      } catch (error) {
        void refreshAll(queryClient, change.kind, change.id);
        toast(failedToast(change, error));
        return false;
      }
    },
    [queryClient, write, findBin, toast, offer],
  );

  const undoMany = useCallback(
    async (changes: readonly ItemChange[]) => {
      isStopped.current = false;
      setRun({ changes, progress: 0 });
      setIsOpen(true);
      const made: ItemChange[] = [];
      let bin: ReturnType<typeof findBin> | undefined;
      const result = await runBulk(changes, {
        call: async (change) => {
          made.push(await takeBack(change, { write, findBin: () => (bin ??= findBin()) }));
        },
        onProgress: (progress) => setRun({ changes, progress }),
        isStopped: () => isStopped.current,
        isFinal: (error) => hasStatus(error, 401) || error instanceof UnknownOutcome,
      });
      for (const kind of new Set(changes.map((change) => change.kind))) {
        void refreshContent(queryClient, kind);
      }
      void queryClient.invalidateQueries({ queryKey: binQuery.queryKey });
      if (result.failed.length + result.left.length > 0) {
        setRun({ changes, progress: result.done.length + result.failed.length, result });
        return false;
      }
      setIsOpen(false);
      toast({
        title: manyText(changes),
        tone: 'success',
        displayMs: UNDO_DISPLAY_MS,
        actions: [offer(made, 'Redo')],
      });
      return true;
    },
    [queryClient, write, findBin, toast, offer],
  );

  const undo = useCallback(
    (changes: readonly ItemChange[]) => {
      const [first] = changes;
      if (!first) return Promise.resolve(false);
      return changes.length === 1 ? undoOne(first) : undoMany(changes);
    },
    [undoOne, undoMany],
  );
  // A message outlives the render that it was made in.
  useEffect(() => {
    undoLatest.current = undo;
  }, [undo]);

  return {
    undo,
    offerUndo: offer,
    lastChange,
    dialog: {
      run,
      isOpen,
      stop: () => {
        isStopped.current = true;
      },
      close: () => setIsOpen(false),
      retry: () => {
        const { failed, left } = run?.result ?? { failed: [], left: [] };
        void undoMany([...failed.map(({ item }) => item), ...left]);
      },
    },
  };
}

function undoneToast({ kind, title, wayBack }: ItemChange): Toast {
  if (wayBack === 'bring-back') {
    return {
      title: `${CONTENT_WORDS[kind].name} restored`,
      description: title,
      tone: 'success',
    };
  }
  const state = wayBack === 'delete' ? 'is in the bin now' : 'is as it was before';
  return { title: 'Undone', description: `“${title}” ${state}.`, tone: 'success' };
}

function failedToast(change: ItemChange, error: unknown): Toast {
  const done = change.wayBack === 'bring-back' ? 'restored' : 'changed back';
  return {
    title: failureTitle(error, `“${change.title}”`, done),
    description: explainUndo(error, change),
    tone: 'error',
  };
}

/** One sentence on many changes that were all undone. */
function manyText(changes: readonly ItemChange[]): string {
  const isOf = (wayBack: ItemChange['wayBack']) =>
    changes.every((change) => change.wayBack === wayBack);
  if (isOf('bring-back')) return `${changes.length} items restored`;
  if (isOf('delete')) return `${changes.length} items are in the bin now`;
  return `${changes.length} items are as they were before`;
}
