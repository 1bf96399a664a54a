import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useCallback, useRef } from 'react';
import type { ItemChange } from '@/admin/content/content-tools-context';

/** Remembers what was last done in this tab to each item. */
export function useLastChanges() {
  const changes = useRef(new Map<string, ItemChange>());
  const note = useCallback((change: ItemChange) => {
    changes.current.set(`${change.kind}/${change.id}`, change);
  }, []);
  const lastChange = useCallback(
    (kind: ContentKind, id: string) => changes.current.get(`${kind}/${id}`),
    [],
  );
  return { note, lastChange };
}
