import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { apiQuery } from '@/shared/api/api-query';
import type { QueryClient } from '@tanstack/react-query';
import { refreshContent } from '@/admin/content/content-mutations';

// Every change anywhere adds to both, so each look at them asks again.
const ALWAYS_STALE = { staleTime: 0 };

/** What was deleted and can be restored. */
export const binQuery = { ...apiQuery('/api/admin/deleted'), ...ALWAYS_STALE };

/** Who changed what in one item. */
export function historyQuery(kind: ContentKind, id: string) {
  return { ...apiQuery('/api/admin/history/:kind/:id', { kind, id }), ...ALWAYS_STALE };
}

/** Reads again what is shown of an item, its history and the bin included. */
export function refreshItem(queryClient: QueryClient, kind: ContentKind, id: string) {
  const keys = [historyQuery(kind, id).queryKey, binQuery.queryKey];
  return Promise.all([
    refreshContent(queryClient, kind, id),
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}
