import { styled } from '@mui/material/styles';
import type { VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { useWindowRows } from '@/shared/lists/use-window-rows';

const OVERSCAN = 4;

const List = styled('div')({ position: 'relative' });
const Row = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%' });

export interface LongListProps<T> {
  items: readonly T[];
  /** Row height before measuring, in px. */
  estimate: number;
  /** Remembers row heights, so that the list comes back where it was. */
  heights: RefObject<VirtualItem[]>;
  /** The item to scroll to. */
  scrollTargetId: string | undefined;
  children: (item: T) => ReactNode;
}

/** Renders the items near the screen. */
export function VirtualList<T extends { id: string }>(props: LongListProps<T>) {
  const { items, estimate, heights, scrollTargetId, children } = props;
  const [remembered] = useState(() => heights.current);
  const { listRef, rows, scrollTo } = useWindowRows({
    count: items.length,
    keyOf: useCallback((at: number) => items[at]?.id ?? at, [items]),
    estimate,
    overscan: OVERSCAN,
    remembered,
    onLeave: (measured) => {
      heights.current = measured;
    },
  });
  const targetAt = items.findIndex(({ id }) => id === scrollTargetId);
  useEffect(() => {
    if (targetAt >= 0) scrollTo(targetAt);
  }, [targetAt, scrollTo]);
  return (
    <List role="list" ref={listRef}>
      {rows.map(({ index, row }) => {
        const item = items[index];
        return (
          item && (
            <Row
              {...row}
              key={item.id}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {children(item)}
            </Row>
          )
        );
      })}
    </List>
  );
}
