import { queryOptions, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, type DraftNote, isDraftable } from '@torque-tide/contract/drafts';
import type { Publication } from '@torque-tide/contract/publication';
import { isReleased } from '@torque-tide/domain/publication';
import { useEffect, useEffectEvent } from 'react';
import { apiQuery } from '@/shared/api/api-query';

const STALE_MS = 30_000;
const TIMER_MAX_MS = 24 * 60 * 60_000;
/** The server's clock may be a little behind. */
const CLOCKS_APART_MS = 1_000;

/** Which live items have a draft: read once for all cards of all lists. */
export const draftListQuery = queryOptions({
  ...apiQuery('/api/admin/drafts'),
  staleTime: STALE_MS,
});

/** The draft of an item, read anew for each form. */
export function draftQuery(kind: DraftableKind, id: string) {
  return queryOptions({ ...apiQuery('/api/admin/drafts/:kind/:id', { kind, id }), staleTime: 0 });
}

/** Returns who saved an item's draft; undefined where it has none, or the list is not loaded. */
export function useDraftNote(kind: DraftableKind, id: string): DraftNote | undefined {
  return useQuery({
    ...draftListQuery,
    select: (notes) => notes.find((note) => note.kind === kind && note.id === id),
  }).data;
}

/** True for an item with something to preview: visitors do not see it yet, or it has a draft. */
export function useIsPreviewable(
  kind: DraftableKind,
  item: Publication & { id: string },
  now: Date,
): boolean {
  const hasDraft = useDraftNote(kind, item.id) !== undefined;
  return hasDraft || !isReleased(item, now);
}

/** Refetches a kind's list and the list of drafts once the clock has published a draft. */
export function useClockPublishes(kind: ContentKind, list: QueryKey): void {
  const queryClient = useQueryClient();
  const { data: next } = useQuery({
    ...draftListQuery,
    enabled: isDraftable(kind),
    select: (notes) =>
      Math.min(
        ...notes
          .map((note) => (note.kind === kind && note.publishAt ? Date.parse(note.publishAt) : NaN))
          .filter((time) => time > Date.now()),
      ),
  });
  const refetch = useEffectEvent(() => {
    for (const queryKey of [draftListQuery.queryKey, list]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  });
  useEffect(() => {
    // A longer wait than a timer can count begins anew with the next read.
    if (next === undefined || next - Date.now() > TIMER_MAX_MS) return undefined;
    const timer = window.setTimeout(() => refetch(), next - Date.now() + CLOCKS_APART_MS);
    return () => window.clearTimeout(timer);
  }, [next]);
}
