import { useCallback, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Adds ids, or takes them out. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects these and no others. */
  replace: (ids: readonly string[]) => void;
}

/** Which items of a list are ticked, by id. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((changed: readonly string[], isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const replace = useCallback((next: readonly string[]) => setIds(new Set(next)), []);
  return { ids, set, replace };
}
