import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type FocusEvent as ReactFocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** What a list is told of those who change it elsewhere. */
export interface RemoteChanges {
  /** Calls back just before the list shows what somebody else did; gives what ends that. */
  onBeforeChange: (callback: () => void) => () => void;
  /** True for an item that somebody else has deleted: what one deletes oneself goes at once. */
  isTakenAway: (id: string) => boolean;
}

interface Options<T> extends RemoteChanges {
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
export function useStableOrder<T extends { id: string }>(options: Options<T>) {
  const { items, all, view, onBeforeChange } = options;
  const [frozen, setFrozen] = useState<{ view: string; items: readonly T[] }>();
  const isPointedAt = useRef(false);
  const hasFocus = useRef(false);
  const list = useRef<Element>(undefined);
  const isRemote = useRef(false);
  const last = useRef(items);
  const shown = useRef({ view, items });

  const before = frozen?.view === view ? frozen.items : undefined;
  const arranged = before ? arrange(before, options) : items;

  useEffect(() => {
    shown.current = { view, items: arranged };
  });
  useEffect(
    () =>
      onBeforeChange(() => {
        isRemote.current = true;
        if (isPointedAt.current || hasFocus.current) setFrozen(shown.current);
      }),
    [onBeforeChange],
  );

  useLayoutEffect(() => {
    // Whoever moves an item wants to see it go, whatever waits.
    if (!isRemote.current && isMoved(last.current, items)) setFrozen(undefined);
    isRemote.current = false;
    last.current = items;
  }, [items]);

  /** Pointer or focus has left: the list is as it would be once neither is there. */
  function end(use: RefObject<boolean>) {
    use.current = false;
    if (!isPointedAt.current && !hasFocus.current) setFrozen(undefined);
  }

  useEffect(() => {
    // An item that is gone loses the focus without a word: it is told by where the focus is next.
    function leave({ target }: FocusEvent) {
      if (hasFocus.current && !list.current?.contains(target as Node)) end(hasFocus);
    }
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, []);

  return {
    items: arranged,
    /** True when the list would look different. */
    isWaiting: before !== undefined && !isSameOrder(arranged, items),
    /** Ids of items that are gone and still shown. */
    isGone: (id: string) => before !== undefined && !all.some((item) => item.id === id),
    release: () => setFrozen(undefined),
    /** Of the element around the list. */
    listProps: {
      onPointerOver: () => {
        isPointedAt.current = true;
      },
      onPointerLeave: () => end(isPointedAt),
      // A button that was clicked keeps the focus: only who works with the keys is in the list by it.
      onFocus: (event: ReactFocusEvent) => {
        list.current = event.currentTarget;
        hasFocus.current = event.target.matches(':focus-visible');
      },
      onBlur: (event: ReactFocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) end(hasFocus);
      },
    },
  };
}

/** Takes no room, so that the list stays where it is; in sight wherever in the list one is. */
const Line = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1.5),
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  '& > button': {
    flex: 'none',
    marginTop: theme.spacing(-2.5),
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

interface Props {
  order: Pick<ReturnType<typeof useStableOrder>, 'isWaiting' | 'release' | 'listProps'>;
  children: ReactNode;
}

/** Stands around a list whose order waits while it is used. */
export function StableList({ order: { isWaiting, release, listProps }, children }: Props) {
  return (
    // Nothing is pressed on it: it only learns whether the list is in use.
    <div {...listProps}>
      <Line>
        {isWaiting && (
          <Button size="small" variant="outlined" onClick={release}>
            Order has changed
          </Button>
        )}
      </Line>
      {children}
    </div>
  );
}

/**
 * The items in the order in which they were, each as it is now; what somebody else took away stays as
 * it was, and what is new stands at the end, where it moves nothing.
 */
export function arrange<T extends { id: string }>(
  before: readonly T[],
  { items, all, isTakenAway }: Pick<Options<T>, 'items' | 'all' | 'isTakenAway'>,
): T[] {
  const now = new Map(all.map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  const kept = before.flatMap((item) => now.get(item.id) ?? (isTakenAway(item.id) ? item : []));
  return [...kept, ...items.filter(({ id }) => !known.has(id))];
}

function isSameOrder(a: readonly { id: string }[], b: readonly { id: string }[]): boolean {
  return a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);
}

/** True when items that were there before stand in another order among themselves. */
function isMoved(before: readonly { id: string }[], now: readonly { id: string }[]): boolean {
  const placeOf = new Map(now.map(({ id }, at) => [id, at]));
  const places = before.flatMap(({ id }) => placeOf.get(id) ?? []);
  return places.some((place, at) => place < (places[at - 1] ?? 0));
}
