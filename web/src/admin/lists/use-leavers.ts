import { useLayoutEffect, useMemo } from 'react';

/** What a list showed last, and what has left it since. */
export interface Leavers {
  view: string;
  ids: readonly string[];
  /** Each with the item that it stood below; undefined for the first of the list. */
  left: readonly { id: string; below: string | undefined }[];
}

export const NO_LEAVERS: Leavers = { view: '', ids: [], left: [] };

interface Options<T> {
  /** What the search and the filters let through, in its order. */
  items: readonly T[];
  all: readonly T[];
  /** Another value for each search, filter or order: those who have left are forgotten with it. */
  view: string;
  /** True for an item that was changed here, and not by somebody else. */
  isOwn: (item: T) => boolean;
  /** Kept by whoever outlasts the list, which makes room for forms. */
  kept: Leavers;
  onKeep: (next: Leavers) => void;
}

/**
 * Keeps an item where it stood when what was done to it takes it out of the list: it would otherwise be
 * gone without a word.
 */
export function useLeavers<T extends { id: string }>(options: Options<T>) {
  const { items, all, view, isOwn, kept, onKeep } = options;

  // Before the paint, so that nothing moves and comes back.
  useLayoutEffect(() => {
    const ids = items.map(({ id }) => id);
    if (kept.view !== view) return onKeep({ view, ids, left: [] });
    if (isSame(ids, kept.ids)) return undefined;
    const now = new Set(ids);
    const gone = all.filter((item) => kept.ids.includes(item.id) && !now.has(item.id));
    const left = gone.filter(isOwn).map(({ id }) => ({
      id,
      below: kept.ids.slice(0, kept.ids.indexOf(id)).findLast((each) => now.has(each)),
    }));
    return onKeep({ view, ids, left: [...kept.left.filter(({ id }) => !now.has(id)), ...left] });
  });

  const placed = useMemo(() => {
    if (kept.view !== view || kept.left.length === 0) return items;
    const shown = [...items];
    for (const { id, below } of kept.left) {
      const item = all.find((each) => each.id === id);
      if (!item || shown.some((each) => each.id === id)) continue;
      shown.splice(shown.findIndex((each) => each.id === below) + 1, 0, item);
    }
    return shown;
  }, [items, all, view, kept]);

  return {
    items: placed,
    hasLeft: (id: string) => kept.view === view && kept.left.some((each) => each.id === id),
    forget: (id: string) => onKeep({ ...kept, left: kept.left.filter((each) => each.id !== id) }),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
