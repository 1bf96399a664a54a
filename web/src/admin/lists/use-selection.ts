import { useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  function set(changed: readonly string[], isSelected: boolean) {
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
    replace: (next: readonly string[]) => setIds(new Set(next)),
  };
}
