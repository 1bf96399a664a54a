import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect } from 'react';
import { useLiveStore } from './live-store';

/** Tells the other editors that this tab shows an item, for as long as it does; undefined shows none. */
export function useShownItem(kind: ContentKind, id: string | undefined, isEditing: boolean): void {
  const store = useLiveStore();
  useEffect(() => {
    if (id === undefined) return undefined;
    const before = store.get().shown;
    const shown = { item: { kind, id }, isEditing };
    store.set({ shown });
    return () => {
      // A history that is closed uncovers the form below it.
      if (store.get().shown === shown) store.set({ shown: before });
    };
  }, [store, kind, id, isEditing]);
}
