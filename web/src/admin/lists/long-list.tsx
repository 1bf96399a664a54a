import { lazyComponent } from '@/admin/ui/states';
import { ItemList } from '@/admin/ui/list-parts';
import type { LongListProps } from './virtual-list';

const VirtualList = lazyComponent(async () => (await import('./virtual-list')).VirtualList);

/** Longer lists are virtual. Up to here the browser's own search finds everything. */
const WHOLE_LIST_MAX = 100;

/** A list that becomes virtual when it is long. */
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
