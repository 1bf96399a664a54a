import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { HistorySubject } from '@/admin/content/content-tools-context';
import { refreshContent } from '@/admin/content/content-mutations';
import { useWrite } from '@/admin/requests/use-write';
import { isOvertaken } from './explain-restore';
import { binQuery, historyQuery } from './queries';

/** Brings one item back from the bin; named by its deletion, since a slug can be deleted twice. */
export function useRestoreDeleted() {
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: (deletionId: string) => write('bin.restore', { params: { id: deletionId } }),
    onSuccess: ({ kind, id }) => refreshItem(queryClient, kind, id),
  });
}

interface VersionRestore {
  version: number;
  /** Path of the one field that goes back; left out, all of them do. */
  field?: string | undefined;
  /** The version that was shown as the newest: a restore over one that nobody looked at is refused. */
  ifVersion: number;
}

/** Gives an item the content of an earlier version, or one field of it, as a new version. */
export function useRestoreVersion({ kind, id }: Pick<HistorySubject, 'kind' | 'id'>) {
  const queryClient = useQueryClient();
  const write = useWrite();
  return useMutation({
    mutationFn: ({ version, field, ifVersion }: VersionRestore) =>
      write('history.restore', {
        params: { kind, id },
        body: { version, ...(field === undefined ? {} : { field }) },
        ifVersion,
      }),
    onSuccess: () => refreshItem(queryClient, kind, id),
    onError: (error) => (isOvertaken(error) ? refreshItem(queryClient, kind, id) : undefined),
  });
}

/** Reads again what is shown of an item, its history and the bin included. */
export function refreshItem(queryClient: QueryClient, kind: ContentKind, id: string) {
  const keys = [historyQuery(kind, id).queryKey, binQuery.queryKey];
  return Promise.all([
    refreshContent(queryClient, kind, id),
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}
