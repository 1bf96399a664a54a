import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import { endpoints, type Response } from '@torque-tide/contract/api';
import type { DraftableKind, PendingNote } from '@torque-tide/contract/pending';
import type { Publication } from '@torque-tide/contract/publication';
import { isReleased } from '@torque-tide/domain/publication';
import { apiQuery } from '@/shared/api/api-query';

const STALE_MS = 30_000;

/** Which items have unpublished changes: read once for all cards of all lists. */
export const pendingListQuery = queryOptions({
  ...apiQuery('/api/admin/pending'),
  staleTime: STALE_MS,
});

/** The unpublished changes of an item, in full. */
export type PendingOf<K extends DraftableKind> = Response<`${K}.savePending`>;

/** Read anew for each form: nothing is saved on what somebody else has changed since. */
export function pendingQuery(kind: DraftableKind, id: string) {
  return queryOptions({
    ...apiQuery(endpoints[`${kind}.getPending`].path, { id }),
    staleTime: 0,
  });
}

/** Who left unpublished changes beside an item; undefined where there are none, or nobody knows yet. */
export function usePendingNote(kind: DraftableKind, id: string): PendingNote | undefined {
  return useQuery({
    ...pendingListQuery,
    select: (notes) => notes.find((note) => note.kind === kind && note.id === id),
  }).data;
}

/** True for an item that visitors do not see yet, or not as it stands: there is something to preview. */
export function useIsPreviewable(
  kind: DraftableKind,
  item: Publication & { id: string },
  now: Date,
): boolean {
  const hasPending = usePendingNote(kind, item.id) !== undefined;
  return hasPending || !isReleased(item, now);
}

/** Takes in what a write of this tab has left beside an item: a form that opens at once has to know. */
export function holdPending(
  queryClient: QueryClient,
  kind: DraftableKind,
  id: string,
  left: Omit<PendingNote, 'kind' | 'id'> | undefined,
): void {
  queryClient.setQueryData(pendingListQuery.queryKey, (notes) => {
    const others = notes?.filter((note) => note.kind !== kind || note.id !== id);
    if (!others || !left) return others;
    const { pendingVersion, baseVersion, by, at, since } = left;
    return [...others, { kind, id, pendingVersion, baseVersion, by, at, since }];
  });
}

/** Reads again which items have unpublished changes, and what an open form may have of them. */
export function refreshPending(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith(pendingListQuery.queryKey[0]),
  });
}
