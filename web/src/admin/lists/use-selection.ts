import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Which items of a list are ticked, by id. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  /** Adds ids, or takes them out. */
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
     * Adds one or takes it out, and with it all that lie between it and the one before it.
     *
     * @param order the ids as the list shows them
     */
    setRange: (id: string, isSelected: boolean, order: readonly string[]) => {
      const [from, to] = [order.indexOf(last.current ?? id), order.indexOf(id)].toSorted(
        (a, b) => a - b,
      );
      // What the last one was may be hidden by a filter meanwhile.
      set(from === undefined || from < 0 ? [id] : order.slice(from, (to ?? from) + 1), isSelected);
      last.current = id;
    },
    /** Selects these and no others. */
    replace: (next: readonly string[]) => setIds(new Set(next)),
  };
}

/** True for a click, or the Space that stands for one, while Shift is down. */
export function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
