import {
  type Range,
  type VirtualItem,
  defaultRangeExtractor,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Space between two rows, in px. */
const GAP = 16;

interface Options {
  /** How many rows there are. */
  count: number;
  /** Names a row, so that another order keeps the heights. */
  keyOf: (at: number) => string | number;
  /** Height of a row before it has been measured, in px. */
  estimate: number;
  /** Space between two rows, in px. */
  gap?: number;
  /** Rows rendered beyond each edge of the screen. */
  overscan: number;
  /** The heights of an earlier visit. */
  remembered: VirtualItem[];
  /** Is given the heights when the list goes. */
  onLeave: (heights: VirtualItem[]) => void;
}

/**
 * The rows of a long list that scrolls with the page, of which only those near the screen are
 * rendered, and the one that holds the focus. Positions and the height of the list are written to the
 * elements directly: scrolling renders nothing until another row comes near.
 */
export function useWindowRows({ count, keyOf, onLeave, ...options }: Options) {
  const { estimate, gap = GAP, overscan, remembered } = options;
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(list);
  const [focused, setFocused] = useState<string | number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === undefined) return rows;
      for (let at = 0; at < range.count; at += 1) {
        if (keyOf(at) === focused && !rows.includes(at)) return [...rows, at].sort((a, b) => a - b);
      }
      return rows;
    },
    [focused, keyOf],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    getItemKey: keyOf,
    estimateSize: () => estimate,
    overscan,
    gap,
    scrollMargin,
    rangeExtractor,
    initialMeasurementsCache: remembered,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  const leave = useRef(() => {});
  useLayoutEffect(() => {
    leave.current = () => onLeave(virtualizer.takeSnapshot());
  });
  useLayoutEffect(() => () => leave.current(), []);

  const { containerRef } = virtualizer;
  const listRef = useCallback(
    (node: HTMLDivElement | null) => {
      list.current = node;
      containerRef(node);
    },
    [containerRef],
  );

  return {
    listRef,
    /** Brings a row in sight, unless it is. */
    scrollTo: useCallback((at: number) => virtualizer.scrollToIndex(at), [virtualizer]),
    rows: virtualizer.getVirtualItems().map(({ index }) => ({
      index,
      /** What the row's element needs. */
      row: {
        'data-index': index,
        ref: virtualizer.measureElement,
        onFocus: () => setFocused(keyOf(index)),
        onBlur: () => setFocused(undefined),
      },
    })),
  };
}

/** Where the list begins on the page, in px; what stands above it may grow. */
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
