import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type FocusEvent as ReactFocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { remoteChanges } from '@/admin/content/content-tools-context';

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
 * Keeps a list from moving under the pointer, an open menu or keyboard focus because of what somebody else
 * did. Items show their new content at once, new items stand at the end, and deleted ones keep their
 * place; the order follows when the list is left, or when the reader moves or deletes an item.
 */
export function useStableOrder<T extends { id: string }>(options: Options<T>) {
  const { kind, items, all, view } = options;
  const [frozen, setFrozen] = useState<{ view: string; items: readonly T[] }>();
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  const isRemote = useRef(false);
  const last = useRef({ all, items });
  const shown = useRef({ view, items });

  const before = frozen?.view === view ? frozen.items : undefined;
  const arranged = before ? arrange(before, items, all) : items;

  useEffect(() => {
    shown.current = { view, items: arranged };
  });
  useEffect(
    () =>
      remoteChanges.subscribe((changed) => {
        if (changed !== kind) return;
        isRemote.current = true;
        if (isPointedAt.current || hasFocus.current) setFrozen(shown.current);
      }),
    [kind],
  );

  useLayoutEffect(() => {
    const { all: allBefore, items: itemsBefore } = last.current;
    last.current = { all, items };
    if (all === allBefore) return;
    if (!isRemote.current && isMoved(itemsBefore, items)) setFrozen(undefined);
    isRemote.current = false;
  }, [all, items]);

  function releaseUnused() {
    if (!isPointedAt.current && !hasFocus.current) setFrozen(undefined);
  }

  useEffect(() => {
    // An item that is removed loses the focus without an event: the next focus tells. Where that is in
    // the list, `onFocus` says so between these two.
    const forget = () => (hasFocus.current = false);
    document.addEventListener('focusin', forget, { capture: true });
    document.addEventListener('focusin', releaseUnused);
    return () => {
      document.removeEventListener('focusin', forget, { capture: true });
      document.removeEventListener('focusin', releaseUnused);
    };
  }, []);

  return {
    items: arranged,
    /** True for an item that is deleted and still shown. */
    isGone: (id: string) => before !== undefined && !all.some((item) => item.id === id),
    /** Of the element around the list. Events of its menus arrive here, too. */
    listProps: {
      onPointerOver: () => {
        isPointedAt.current = true;
      },
      onPointerLeave: () => {
        isPointedAt.current = false;
        releaseUnused();
      },
      // A button keeps the focus after a click, which isn't use of the list; an open menu is.
      onFocus: ({ currentTarget, target }: ReactFocusEvent) => {
        hasFocus.current = target.matches(':focus-visible') || !currentTarget.contains(target);
      },
      onBlur: ({ relatedTarget }: ReactFocusEvent) => {
        if (relatedTarget) return;
        hasFocus.current = false;
        releaseUnused();
      },
    },
  };
}

/** The items in the order in which they were, each as it is now; deleted ones stay, and new ones are last. */
function arrange<T extends { id: string }>(
  before: readonly T[],
  items: readonly T[],
  all: readonly T[],
): T[] {
  const now = new Map(all.map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((item) => now.get(item.id) ?? item),
    ...items.filter(({ id }) => !known.has(id)),
  ];
}

/** True when items that were there before are gone, or in another order among themselves. */
function isMoved(before: readonly { id: string }[], now: readonly { id: string }[]): boolean {
  const placeOf = new Map(now.map(({ id }, at) => [id, at]));
  const places = before.map(({ id }) => placeOf.get(id) ?? -1);
  return places.some((place, at) => place === -1 || place < (places[at - 1] ?? 0));
}
