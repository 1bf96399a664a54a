import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ContentItem, HistorySubject } from '@/admin/ui/content-tools-context';
import { useAdminSession } from '@/admin/ui/admin-session-context';
import { refreshContent } from '@/admin/ui/content-mutations';
import { useWrite } from '@/admin/ui/use-write';
import { callApi } from '@/shared/api/api-client';
import { isOvertaken } from './explain-restore';
import { binQuery, historyQuery } from './queries';

/** Brings one item back from the bin; named by its deletion, since a slug can be deleted twice. */
export function useRestoreDeleted() {
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: (deletionId: string) => write('bin.restore', { params: { id: deletionId } }),
    onSuccess: ({ kind, id }) => refreshAll(queryClient, kind, id),
  });
}

/** How many of the items came back, and what stopped the first that did not. */
export interface UndoOutcome {
  restored: number;
  failure?: { item: ContentItem; error: unknown };
}

/** The deletion that an undo asks for is not in the bin. */
export class NotInBin extends Error {
  override readonly name = 'NotInBin';
}

/** Brings back items that were deleted a moment ago, as far as that goes. */
export function useUndoDelete() {
  const queryClient = useQueryClient();
  const { run } = useAdminSession();
  const write = useWrite();
  return useMutation({
    mutationFn: async (items: readonly ContentItem[]): Promise<UndoOutcome> => {
      const deletions = await run(() => callApi('bin.list', {}));
      const outcome: UndoOutcome = { restored: 0 };
      for (const item of items) {
        try {
          // Newest first: the first that fits is the one just made.
          const deletion = deletions.find(
            ({ kind, itemId }) => kind === item.kind && itemId === item.id,
          );
          if (!deletion) throw new NotInBin();
          await write('bin.restore', { params: { id: deletion.id } });
          outcome.restored += 1;
        } catch (error) {
          outcome.failure ??= { item, error };
        }
      }
      return outcome;
    },
    onSuccess: (_, items) =>
      Promise.all(items.map(({ kind, id }) => refreshAll(queryClient, kind, id))),
  });
}

interface VersionRestore {
  version: number;
  /** The version that was shown as the newest: a restore over one that nobody looked at is refused. */
  ifVersion: number;
}

/** Gives an item the content of an earlier version, as a new version. */
export function useRestoreVersion({ kind, id }: Pick<HistorySubject, 'kind' | 'id'>) {
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: ({ version, ifVersion }: VersionRestore) =>
      write('history.restore', { params: { kind, id }, body: { version }, ifVersion }),
    onSuccess: () => refreshAll(queryClient, kind, id),
    onError: (error) => (isOvertaken(error) ? refreshAll(queryClient, kind, id) : undefined),
  });
}

/** Reads again what is shown of an item, its history and the bin included. */
function refreshAll(queryClient: QueryClient, kind: ContentKind, id: string) {
  const keys = [historyQuery(kind, id).queryKey, binQuery.queryKey];
  return Promise.all([
    refreshContent(queryClient, kind, id),
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}
