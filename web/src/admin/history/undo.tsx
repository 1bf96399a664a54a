import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureTitle } from '@/admin/requests/describe';
import { useRunBulk } from '@/admin/requests/run-bulk';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { refreshContent } from '@/admin/content/content-mutations';
import {
  type ContentTools,
  type ItemChange,
  revealRequests,
} from '@/admin/content/content-tools-context';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UNDO_DISPLAY_MS } from '@/admin/content/announce';
import { useWrite } from '@/admin/requests/use-write';
import { callApi } from '@/shared/api/api-client';
import type { Toast, ToastAction } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import Button from '@mui/material/Button';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { BulkFailures } from '@/admin/requests/failures';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { binQuery, refreshItem } from './queries';
import { explainUndo, undoChange } from './undo-change';

/** Takes changes back and says what became of it; many of them a few at a time, and it can be stopped. */
export function useUndo() {
  const queryClient = useQueryClient();
  const { run: withSession } = useAdminSession();
  const write = useWrite();
  const toast = useToast();
  const { run, start, stop } = useRunBulk<ItemChange>();
  const [isOpen, setIsOpen] = useState(false);
  /** What was last done in this tab to each item. */
  const [lastChanges] = useState(() => new Map<string, ItemChange>());

  const { tools, undoMany } = useMemo(() => {
    /** 'Undo', or 'Redo' for what an undo did. */
    function offer(changes: readonly ItemChange[], label = 'Undo'): ToastAction {
      for (const change of changes) lastChanges.set(`${change.kind}/${change.id}`, change);
      return { label, onClick: () => void undo(changes) };
    }

    function findBin() {
      return withSession(() => callApi('bin.list', {}));
    }

    function tellUndone(message: Toast, made: readonly ItemChange[]) {
      toast({ ...message, displayMs: UNDO_DISPLAY_MS, actions: [offer(made, 'Redo')] });
    }

    async function undoOne(change: ItemChange): Promise<boolean> {
      try {
        const made = await undoChange(change, { write, findBin });
        await refreshItem(queryClient, change.kind, change.id);
        tellUndone(undoneToast(change), [made]);
        revealRequests.tell({ ...change, isMarked: true });
        return true;
      } catch (error) {
        void refreshItem(queryClient, change.kind, change.id);
        toast(failedToast(change, error));
        return false;
      }
    }

    async function undoMany(changes: readonly ItemChange[]): Promise<boolean> {
      setIsOpen(true);
      const made: ItemChange[] = [];
      let bin: ReturnType<typeof findBin> | undefined;
      const { failed, left } = await start(changes, async (change) => {
        made.push(await undoChange(change, { write, findBin: () => (bin ??= findBin()) }));
      });
      for (const kind of new Set(changes.map((change) => change.kind))) {
        void refreshContent(queryClient, kind);
      }
      void queryClient.invalidateQueries({ queryKey: binQuery.queryKey });
      if (failed.length + left.length > 0) return false;
      setIsOpen(false);
      tellUndone({ title: manyText(changes), tone: 'success' }, made);
      return true;
    }

    /** True when all of it was undone. */
    async function undo(changes: readonly ItemChange[]): Promise<boolean> {
      const [first] = changes;
      if (!first) return false;
      return changes.length === 1 ? undoOne(first) : undoMany(changes);
    }

    const tools: Pick<ContentTools, 'undo' | 'offerUndo' | 'lastChange'> = {
      undo,
      offerUndo: offer,
      lastChange: (kind, id) => lastChanges.get(`${kind}/${id}`),
    };
    return { tools, undoMany };
  }, [queryClient, withSession, write, toast, start, lastChanges]);

  return {
    tools,
    dialog: {
      run,
      isOpen,
      stop,
      close: () => setIsOpen(false),
      retry: () => {
        const { failed, left } = run?.result ?? { failed: [], left: [] };
        void undoMany([...failed.map(({ item }) => item), ...left]);
      },
    },
  };
}

function undoneToast({ kind, title, undoKind }: ItemChange): Toast {
  if (undoKind === 'bring-back') {
    return {
      title: `${CONTENT_WORDS[kind].name} restored`,
      description: title,
      tone: 'success',
    };
  }
  const state = undoKind === 'delete' ? 'is in the bin now' : 'is as it was before';
  return { title: 'Undone', description: `“${title}” ${state}.`, tone: 'success' };
}

function failedToast(change: ItemChange, error: unknown): Toast {
  const done = change.undoKind === 'bring-back' ? 'restored' : 'changed back';
  return {
    title: failureTitle(error, `“${change.title}”`, done),
    description: explainUndo(error, change),
    tone: 'error',
  };
}

/** One sentence on many changes that were all undone. */
function manyText(changes: readonly ItemChange[]): string {
  const isOf = (undoKind: ItemChange['undoKind']) =>
    changes.every((change) => change.undoKind === undoKind);
  if (isOf('bring-back')) return `${changes.length} items restored`;
  if (isOf('delete')) return `${changes.length} items are in the bin now`;
  return `${changes.length} items are as they were before`;
}

/** How far an undo of many changes has come, and what of it did not succeed. */
export function UndoDialog({
  run,
  isOpen,
  stop,
  close,
  retry,
}: ReturnType<typeof useUndo>['dialog']) {
  if (!run) return null;
  const { items, progress } = run;
  // One that undid everything closes by itself.
  const result = run.result?.done.length === items.length ? undefined : run.result;
  return (
    <DialogFrame
      isOpen={isOpen}
      title={`Undoing ${items.length} changes`}
      onClose={result ? close : undefined}
      actions={
        result && (
          <>
            <Button autoFocus variant="outlined" onClick={close}>
              Close
            </Button>
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          </>
        )
      }
    >
      {result ? (
        <ProblemAlert title={`${result.done.length} of ${items.length} undone`}>
          <BulkFailures
            failed={result.failed}
            titleOf={({ title }) => title}
            explain={explainUndo}
          />
          {result.left.length > 0 && <p>{result.left.length} not tried.</p>}
        </ProblemAlert>
      ) : (
        <BulkProgress progress={progress} all={items.length} onStop={stop} />
      )}
    </DialogFrame>
  );
}
