import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type FocusEvent as ReactFocusEvent, useEffect, useRef, useState } from 'react';
import { keyOfItem, useLive, useLiveStore } from './live-store';

interface Options<T> {
  kind: ContentKind;
  /** What the list shows, in its order. */
  items: readonly T[];
  /** All there is: an item that a filter no longer lets through is found here. */
  all: readonly T[];
  /** Another value for each search, filter or order that the reader chooses: that counts at once. */
  view: string;
}

/**
 * Keeps a list from moving below the pointer, or away from the keys, because of what somebody else
 * did. What changed in an item shows at once, and what is new at the end; that an item goes or moves waits
 * until the list is left.
 */
export function useHeldOrder<T extends { id: string }>({ kind, items, all, view }: Options<T>) {
  const store = useLiveStore();
  const [held, setHeld] = useState<{ view: string; items: readonly T[] }>();
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  const list = useRef<Element>(undefined);
  const shown = useRef({ view, items });

  const latest = useLive((state) => state.latest);
  // What one deletes oneself goes at once.
  const isTakenAway = (id: string) => latest.get(keyOfItem(kind, id))?.action === 'deleted';

  const pinned = held?.view === view ? held.items : undefined;
  const arranged = pinned ? arrange(pinned, { items, all, isTakenAway }) : items;

  useEffect(() => {
    shown.current = { view, items: arranged };
  });
  useEffect(
    () =>
      store.onBeforeNews((changed) => {
        if (changed !== kind || !(isPointedAt.current || hasFocus.current)) return;
        setHeld(shown.current);
      }),
    [store, kind],
  );

  useEffect(() => {
    // An item that is gone loses the focus without a word: it is told by where the focus is next.
    function leave({ target }: FocusEvent) {
      if (!hasFocus.current || list.current?.contains(target as Node)) return;
      hasFocus.current = false;
      if (!isPointedAt.current) setHeld(undefined);
    }
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, []);

  const release = () => setHeld(undefined);
  return {
    items: arranged,
    /** True when the list would look different. */
    isWaiting: pinned !== undefined && !isSameOrder(arranged, items),
    /** Ids of items that are gone and still shown. */
    isGone: (id: string) => pinned !== undefined && !all.some((item) => item.id === id),
    release,
    /** Of the element around the list. */
    listProps: {
      onPointerOver: () => {
        isPointedAt.current = true;
      },
      onPointerLeave: () => {
        isPointedAt.current = false;
        if (!hasFocus.current) release();
      },
      // A button that was clicked keeps the focus: only who works with the keys is in the list by it.
      onFocus: (event: ReactFocusEvent) => {
        list.current = event.currentTarget;
        hasFocus.current = event.target.matches(':focus-visible');
      },
      onBlur: (event: ReactFocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        hasFocus.current = false;
        if (!isPointedAt.current) release();
      },
    },
  };
}

interface Now<T> {
  items: readonly T[];
  all: readonly T[];
  /** True for an item that somebody else has deleted. */
  isTakenAway: (id: string) => boolean;
}

/**
 * The items in the order in which they were, each as it is now; what somebody else took away stays as
 * it was, and what is new stands at the end, where it moves nothing.
 */
export function arrange<T extends { id: string }>(
  before: readonly T[],
  { items, all, isTakenAway }: Now<T>,
): T[] {
  const now = new Map(all.map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  const kept = before.flatMap((item) => now.get(item.id) ?? (isTakenAway(item.id) ? item : []));
  return [...kept, ...items.filter(({ id }) => !known.has(id))];
}

function isSameOrder(a: readonly { id: string }[], b: readonly { id: string }[]): boolean {
  return a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);
}
