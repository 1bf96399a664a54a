import {
  queryOptions,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { endpoints, type Response } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, isDraftable, type PendingNote } from '@torque-tide/contract/pending';
import type { Publication } from '@torque-tide/contract/publication';
import { isReleased } from '@torque-tide/domain/publication';
import { useEffect, useEffectEvent } from 'react';
import { apiQuery } from '@/shared/api/api-query';
import { isHeldBack } from './publishing';

const STALE_MS = 30_000;
const TIMER_MAX_MS = 24 * 60 * 60_000;
/** The server's clock may be a little behind. */
const CLOCKS_APART_MS = 1_000;

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

/**
 * Takes in what a write of this tab has left beside an item, since a form that opens at once has to know, and
 * reads it again.
 */
export function holdPending(
  queryClient: QueryClient,
  kind: DraftableKind,
  id: string,
  left: Omit<PendingNote, 'kind' | 'id'> | undefined,
): void {
  queryClient.setQueryData(pendingListQuery.queryKey, (notes) => {
    const others = notes?.filter((note) => note.kind !== kind || note.id !== id);
    return others && left ? [...others, { ...left, kind, id }] : others;
  });
  void refreshPending(queryClient);
}

/**
 * Reads a kind's list, and which items have unpublished changes, once more when the clock has published some
 * of these: nobody does anything then.
 */
export function useClockPublishes(kind: ContentKind, list: QueryKey): void {
  const queryClient = useQueryClient();
  const { data: next } = useQuery({
    ...pendingListQuery,
    enabled: isDraftable(kind),
    select: (notes) =>
      Math.min(
        ...notes
          .filter((note) => note.kind === kind && !isHeldBack(note))
          .map(({ publishAt }) => (publishAt ? Date.parse(publishAt) : Infinity))
          .filter((time) => time > Date.now()),
      ),
  });
  const readAgain = useEffectEvent(() => {
    void refreshPending(queryClient);
    void queryClient.invalidateQueries({ queryKey: list });
  });
  useEffect(() => {
    // A longer wait than a timer can count begins anew with the next read.
    if (next === undefined || next - Date.now() > TIMER_MAX_MS) return undefined;
    const timer = window.setTimeout(() => readAgain(), next - Date.now() + CLOCKS_APART_MS);
    return () => window.clearTimeout(timer);
  }, [next]);
}

/** Reads again which items have unpublished changes, and what an open form may have of them. */
function refreshPending(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith(pendingListQuery.queryKey[0]),
  });
}
