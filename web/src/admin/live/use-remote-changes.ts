import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useCallback } from 'react';
import { keyOfItem, useLive, useLiveStore } from './live-store';

/** What a list of a kind has to know of the other editors, to keep its order while it is used. */
export function useRemoteChanges(kind: ContentKind) {
  const store = useLiveStore();
  const latest = useLive((state) => state.latest);
  return {
    onBeforeChange: useCallback(
      (callback: () => void) =>
        store.onBeforeNews((changed) => {
          if (changed === kind) callback();
        }),
      [store, kind],
    ),
    isTakenAway: (id: string) => latest.get(keyOfItem(kind, id))?.action === 'deleted',
  };
}
