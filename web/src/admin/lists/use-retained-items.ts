import { useLayoutEffect, useMemo } from 'react';

/** What a list showed last, and what has left it since. */
export interface RetainedItems {
  view: string;
  ids: readonly string[];
  /** Each with the item that it stood below; undefined for the first of the list. */
  retained: readonly { id: string; below: string | undefined }[];
}

export const NONE_RETAINED: RetainedItems = { view: '', ids: [], retained: [] };

interface Options<T> {
  /** What the search and the filters let through, in its order. */
  items: readonly T[];
  all: readonly T[];
  /** Another value for each search, filter or order: those who have left are forgotten with it. */
  view: string;
  /** True for an item that was changed here, and not by somebody else. */
  isOwn: (item: T) => boolean;
  /** Kept by whoever outlasts the list, which makes room for forms. */
  kept: RetainedItems;
  onKeep: (next: RetainedItems) => void;
}

/**
 * Keeps an item where it stood when what was done to it takes it out of the list: it would otherwise be
 * gone without a word.
 */
export function useRetainedItems<T extends { id: string }>(options: Options<T>) {
  const { items, all, view, isOwn, kept, onKeep } = options;
  const { ids: idsBefore, retained } = kept.view === view ? kept : NONE_RETAINED;

  // Before the paint, so that nothing moves and comes back.
  useLayoutEffect(() => {
    const ids = items.map(({ id }) => id);
    if (kept.view === view && isSame(ids, idsBefore)) return;
    const [now, before] = [new Set(ids), new Set(idsBefore)];
    const gone = all.filter((item) => before.has(item.id) && !now.has(item.id));
    const added = gone.filter(isOwn).map(({ id }) => ({
      id,
      below: idsBefore.slice(0, idsBefore.indexOf(id)).findLast((each) => now.has(each)),
    }));
    onKeep({ view, ids, retained: [...retained.filter(({ id }) => !now.has(id)), ...added] });
  });

  const placed = useMemo(() => {
    if (retained.length === 0) return items;
    const shown = [...items];
    for (const { id, below } of retained) {
      const item = all.find((each) => each.id === id);
      if (!item || shown.some((each) => each.id === id)) continue;
      shown.splice(shown.findIndex((each) => each.id === below) + 1, 0, item);
    }
    return shown;
  }, [items, all, retained]);

  return {
    items: placed,
    isRetained: (id: string) => retained.some((each) => each.id === id),
    forget: (id: string) =>
      onKeep({ ...kept, retained: kept.retained.filter((each) => each.id !== id) }),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
