import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useWindowRows } from '@/shared/lists/use-window-rows';

const OVERSCAN = 4;
/** Height of a card on a wide screen before measuring, in px. */
const CARD_ESTIMATE = 118;

const List = styled('div')({ position: 'relative' });
const Row = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%' });

export interface LongListProps<T> {
  items: readonly T[];
  /** The item to scroll to. */
  scrollTargetId: string | undefined;
  children: (item: T) => ReactNode;
}

/** Renders the items near the screen. */
export function VirtualList<T extends { id: string }>(props: LongListProps<T>) {
  const { items, scrollTargetId, children } = props;
  const { listRef, rows, scrollTo } = useWindowRows({
    count: items.length,
    keyOf: useCallback((at: number) => items[at]?.id ?? at, [items]),
    estimate: CARD_ESTIMATE,
    overscan: OVERSCAN,
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
