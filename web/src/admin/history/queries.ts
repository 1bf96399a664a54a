import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DeletedItem } from '@torque-tide/contract/versions';
import { apiQuery } from '@/shared/api/api-query';

/** What was deleted and can be brought back. */
export const deletedQuery = { ...apiQuery('/api/admin/deleted'), staleTime: 0 };

/** The versions of one item. */
export function versionsQuery(kind: ContentKind, id: string) {
  return { ...apiQuery('/api/admin/versions/:kind/:id', { kind, id }), staleTime: 0 };
}

/** The call of `versions.restore` that brings a deleted item back, with its draft. */
export function bringBack({ kind, id, version, historyId }: DeletedItem) {
  return {
    params: { kind, id },
    body: { version, historyId, as: 'both' as const },
    ifVersion: version,
  };
}
