import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect } from 'react';
import { ItemList } from '@/admin/ui/list-parts';
import { useWindowRows } from '@/shared/lists/use-window-rows';

/** Longer lists are virtual. Up to here the browser's own search finds everything. */
const WHOLE_LIST_MAX = 100;

const OVERSCAN = 4;
/** Height of a card on a wide screen before measuring, in px. */
const CARD_ESTIMATE = 118;

const List = styled('div')({ position: 'relative' });
const Row = styled('div')({ position: 'absolute', top: 0, left: 0, width: '100%' });

interface LongListProps<T> {
  items: readonly T[];
  /** The item to scroll to. */
  scrollTargetId: string | undefined;
  children: (item: T) => ReactNode;
}

/** A list that becomes virtual when it is long. */
export function LongList<T extends { id: string }>(props: LongListProps<T>) {
  if (props.items.length > WHOLE_LIST_MAX) return <VirtualList {...props} />;
  return (
    <ItemList>
      {props.items.map((item) => (
        <li key={item.id}>{props.children(item)}</li>
      ))}
    </ItemList>
  );
}

/** Renders the items near the screen. */
function VirtualList<T extends { id: string }>(props: LongListProps<T>) {
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
