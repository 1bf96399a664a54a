import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call, EndpointName } from '@torque-tide/contract/api';
import { useMemo } from 'react';
import {
  type ContentTools,
  type ItemChange,
  revealRequests,
  UNDO_DISPLAY_MS,
  useAnnounce,
} from '@/admin/content/content-tools';
import { refreshContent, useItemWrite } from '@/admin/content/content-mutations';
import { describeFailure, isOvertaken } from '@/admin/requests/failures';
import { runBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import type { Toast, ToastAction } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';

/** Returns the function that offers to undo changes. */
export function useOfferUndo(): ContentTools['offerUndo'] {
  const queryClient = useQueryClient();
  const write = useItemWrite();
  const toast = useToast();

  return useMemo(() => {
    function offerUndo(changes: readonly ItemChange[], label = 'Undo'): ToastAction {
      let isTaken = false;
      return {
        label,
        isTaken: () => isTaken,
        onClick: () => {
          if (isTaken) return;
          isTaken = true;
          void undo(changes);
        },
      };
    }

    async function undo(changes: readonly ItemChange[]): Promise<void> {
      if (changes.length > 1) toast({ title: `Undoing ${changes.length} changes...` });
      const { failed, left } = await runBulk(changes, { call: (change) => undoOne(change, write) });
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      await Promise.all(kinds.map((kind) => refreshContent(queryClient, kind)));
      const [first] = changes;
      const notUndone = [...failed.map(({ item }) => item), ...left];
      if (failed[0]) {
        const { item, error } = failed[0];
        const explain = item.undoKind === 'bring-back' ? explainBringBack : describeFailure;
        toast({
          title:
            changes.length === 1
              ? 'Not undone'
              : `${notUndone.length} of ${changes.length} changes not undone`,
          description: `“${item.title}”: ${explain(error)}`,
          tone: 'error',
          displayMs: UNDO_DISPLAY_MS,
          actions: [offerUndo(notUndone, 'Try again')],
        });
        return;
      }
      const what = first && changes.length === 1 ? first.title : `${changes.length} changes`;
      toast({ title: 'Undone', description: what, tone: 'success' });
      if (first && changes.length === 1) revealRequests.tell(first);
    }

    return offerUndo;
  }, [queryClient, write, toast]);
}

/**
 * Undoes one change.
 *
 * @throws {ApiError} 412 if the item has changed since, 404 if it is gone
 */
function undoOne(change: ItemChange, write: ReturnType<typeof useItemWrite>): Promise<unknown> {
  const { kind, id, version, undoKind } = change;
  if (undoKind === 'delete') {
    return write(`${kind}.delete` as EndpointName, { params: { id }, ifVersion: version });
  }
  const params = { kind, id };
  if (undoKind === 'bring-back') {
    return write('versions.restore', { params, body: { as: 'both' } });
  }
  const body = { version: version - 1, as: 'both' as const };
  return write('versions.restore', { params, body, ifVersion: version });
}

export function explainBringBack(error: unknown): string {
  return isOvertaken(error)
    ? 'It is no longer among the deleted items. Someone has restored it, or its time is over.'
    : describeFailure(error);
}

interface Options extends Pick<ItemChange, 'kind' | 'id' | 'title' | 'undoKind'> {
  describe: (body: Body) => Toast;
  onRestored?: () => void;
}

type Body = Call<'versions.restore'>['body'];

interface Restoring {
  body: Body;
  /** The newest version shown: nobody restores over one they haven't seen. */
  ifVersion: number;
}

/** Makes an earlier version the newest, and announces it with Undo. */
export function useRestore({ kind, id, title, undoKind, describe, onRestored }: Options) {
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: (restoring: Restoring) =>
      write('versions.restore', { params: { kind, id }, ...restoring }),
    // Also announced if Back has closed the sheet meanwhile.
    onSuccess: async ({ version }, { body }) => {
      await refreshContent(queryClient, kind, id);
      announce(describe(body), [{ kind, id, title, version, undoKind }]);
      onRestored?.();
      revealRequests.tell({ kind, id });
    },
    onError: (cause) => (isOvertaken(cause) ? refreshContent(queryClient, kind, id) : undefined),
  });
}
