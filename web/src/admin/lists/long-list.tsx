import { styled } from '@mui/material/styles';
import {
  type Range,
  type VirtualItem,
  defaultRangeExtractor,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ItemList } from './list-parts';

/** Longest list that is rendered whole: below it, the browser's own search finds everything. */
export const WHOLE_LIST_MAX = 100;

const GAP = 16;
/** Rows rendered beyond each edge of the screen. */
const OVERSCAN = 4;

const List = styled('div')({ position: 'relative' });
const Row = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%' });

interface Props<T> {
  items: readonly T[];
  /** Height of a row before it has been measured, in px. */
  estimate: number;
  /** Keeps how high the rows were while the list is away, so that it comes back where it was. */
  heights: RefObject<VirtualItem[]>;
  children: (item: T) => ReactNode;
}

/** Items below each other; of very many, only those near the screen are rendered. */
export function LongList<T extends { id: string }>(props: Props<T>) {
  if (props.items.length > WHOLE_LIST_MAX) return <VirtualList {...props} />;
  return (
    <ItemList>
      {props.items.map((item) => (
        <li key={item.id}>{props.children(item)}</li>
      ))}
    </ItemList>
  );
}

function VirtualList<T extends { id: string }>({ items, estimate, heights, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(list);
  // The row that holds the focus stays rendered wherever the page is scrolled to.
  const [focused, setFocused] = useState<string>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const at = focused === undefined ? -1 : items.findIndex(({ id }) => id === focused);
      return withRow(defaultRangeExtractor(range), at);
    },
    [focused, items],
  );
  const [remembered] = useState(() => heights.current);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    // By item and not by place: another order keeps the heights.
    getItemKey: useCallback((at: number) => items[at]?.id ?? at, [items]),
    estimateSize: () => estimate,
    overscan: OVERSCAN,
    gap: GAP,
    scrollMargin,
    rangeExtractor,
    initialMeasurementsCache: remembered,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  useLayoutEffect(
    () => () => {
      heights.current = virtualizer.takeSnapshot();
    },
    [heights, virtualizer],
  );

  const { containerRef } = virtualizer;
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      list.current = node;
      containerRef(node);
    },
    [containerRef],
  );

  return (
    <List role="list" ref={attach}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const item = items[index];
        return (
          item && (
            <Row
              key={item.id}
              role="listitem"
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              ref={virtualizer.measureElement}
              onFocus={() => setFocused(item.id)}
              onBlur={() => setFocused(undefined)}
            >
              {children(item)}
            </Row>
          )
        );
      })}
    </List>
  );
}

/** Where the list begins on the page; what stands above it may grow. */
function useOffsetTop(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return offset;
}

function withRow(rows: number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
