import { lazyComponent } from '@/admin/ui/loading-state';
import { ItemList } from '@/admin/ui/list-parts';
import type { LongListProps } from './virtual-list';

/** Most lists are shorter, and do without its files. */
const VirtualList = lazyComponent(async () => (await import('./virtual-list')).VirtualList);

/** Longest list that is rendered whole: below it, the browser's own search finds everything. */
const WHOLE_LIST_MAX = 100;

/** Items below each other; of very many, only those near the screen are rendered. */
export function LongList<T extends { id: string }>(props: LongListProps<T>) {
  if (props.items.length > WHOLE_LIST_MAX) {
    return <VirtualList {...props} />;
  }
  return (
    <ItemList>
      {props.items.map((item) => (
        <li key={item.id}>{props.children(item)}</li>
      ))}
    </ItemList>
  );
}
