import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DeletedItem } from '@torque-tide/contract/versions';
import { apiQuery } from '@/shared/api/api-query';

// Every write anywhere adds to these, so each look at them asks again.
const ALWAYS_STALE = { staleTime: 0 };

/** What was deleted and can be brought back. */
export const deletedQuery = { ...apiQuery('/api/admin/deleted'), ...ALWAYS_STALE };

/** The versions of one item. */
export function versionsQuery(kind: ContentKind, id: string) {
  return { ...apiQuery('/api/admin/versions/:kind/:id', { kind, id }), ...ALWAYS_STALE };
}

/** The call of `versions.restore` that brings a deleted item back, with its draft. */
export function bringBack({ kind, id, version, historyId }: DeletedItem) {
  return {
    params: { kind, id },
    body: { version, historyId, as: 'both' as const },
    ifVersion: version,
  };
}
