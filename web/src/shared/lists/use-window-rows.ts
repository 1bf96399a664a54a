import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The gap between rows, in px. */
const GAP = 16;

interface Options {
  /** The number of rows. */
  count: number;
  /** Identifies a row, so that heights survive another order. */
  keyOf: (at: number) => string | number;
  /** The height of a row until it is measured, in px. */
  estimate: number;
  /** The number of rows rendered beyond each edge of the screen. */
  overscan: number;
}

/**
 * A virtual list that scrolls with the page: renders only the rows near the screen and the focused
 * one. Writes positions and the list's height to the elements directly, so that scrolling renders
 * nothing until another row comes near.
 */
export function useWindowRows({ count, keyOf, estimate, overscan }: Options) {
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
    gap: GAP,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

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
    /** Scrolls a row into view if it isn't there. */
    scrollTo: useCallback((at: number) => virtualizer.scrollToIndex(at), [virtualizer]),
    rows: virtualizer.getVirtualItems().map(({ index }) => ({
      index,
      /** Props for a row's element. */
      row: {
        'data-index': index,
        ref: virtualizer.measureElement,
        onFocus: () => setFocused(keyOf(index)),
        onBlur: () => setFocused(undefined),
      },
    })),
  };
}

/** Returns the list's distance from the page's top, in px; content above it may grow. */
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
