import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ComponentType, useMemo } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { CardProps, ContentDefinition, Values } from '@/admin/content/define-content';
import { type ListRead, UnreadList } from '@/admin/requests/failures';
import { nearMatchesIn, searchOf, specifiedFirst } from '@/admin/text/item-search';
import { NearMatchContext } from '@/admin/ui/badge';
import { EmptyList } from '@/admin/ui/empty-list';
import { ItemList } from '@/admin/ui/list-parts';

/** What a tab offers its list. */
export interface ListTools<T> {
  onEdit: (item: T) => void;
  onDuplicate: (item: T) => void;
  onDelete: (item: T) => void;
  onHistory: (item: T) => void;
  /** The item to scroll to; a virtual list renders it. */
  scrollTargetId: string | undefined;
  /** Focuses the heading when the focused element is gone. */
  focusHeading: () => void;
}

const Count = styled('h4')({ marginBlock: '1.33em' });

const NO_ITEMS: never[] = [];

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  query: ListRead<ItemOf<K>>;
  searchText: string;
  Card: ComponentType<CardProps<ItemOf<K>>>;
  tools: ListTools<ItemOf<K>>;
  onAdd: () => void;
  onClearSearch: () => void;
}

/** Shows the items that match a search as cards, or why there are none. */
export function ContentList<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, query, searchText, Card, tools, onAdd, onClearSearch } = props;
  const { words, search } = definition;
  const { data } = query;
  const needle = searchText.trim().toLowerCase();
  const items = data ?? NO_ITEMS;
  const fields = search?.fields;
  const find = useMemo(() => fields && searchOf(items, fields), [items, fields]);
  const results = useMemo(() => (needle === '' ? undefined : find?.(needle)), [find, needle]);
  const nearMatches = nearMatchesIn(results);
  const shown = results ? specifiedFirst(results, items, { isInOrder: false }) : items;

  if (!data) return <UnreadList noun={definition.plural.toLowerCase()} read={query} />;

  const count = words.count && <Count>{words.count(items.length)}</Count>;
  if (shown.length === 0) {
    const first = words.addFirst ? { label: words.addFirst, onClick: onAdd } : undefined;
    const clear = { label: 'Clear the search', onClick: onClearSearch };
    return (
      <>
        {count}
        <EmptyList
          title={words.empty}
          hint={needle === '' ? words.emptyHint : 'Try a different search query.'}
          action={needle === '' ? first : clear}
        />
      </>
    );
  }
  return (
    <>
      {count}
      <ItemList data-columns="2">
        {shown.map((item) => (
          <li key={item.id}>
            <NearMatchContext value={nearMatches.has(item.id)}>
              <Card
                item={item}
                onEdit={() => tools.onEdit(item)}
                onDelete={() => tools.onDelete(item)}
                onHistory={() => tools.onHistory(item)}
              />
            </NearMatchContext>
          </li>
        ))}
      </ItemList>
    </>
  );
}
