import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** The selected items of a list, by id. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  /** Selects or deselects ids. */
  function set(changed: readonly string[], isSelected: boolean) {
    last.current = changed.at(-1);
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }
  return {
    ids,
    set,
    /**
     * Selects or deselects an item and all between it and the last one.
     *
     * @param order the ids in the list's order
     */
    setRange: (id: string, isSelected: boolean, order: readonly string[]) => {
      const [from, to] = [order.indexOf(last.current ?? id), order.indexOf(id)].toSorted(
        (a, b) => a - b,
      );
      // A filter may have hidden the last selected item meanwhile.
      set(from === undefined || from < 0 ? [id] : order.slice(from, (to ?? from) + 1), isSelected);
      last.current = id;
    },
    /** Selects these and no others. */
    replace: (next: readonly string[]) => setIds(new Set(next)),
  };
}
