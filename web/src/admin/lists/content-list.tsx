import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ComponentType, useMemo, useRef } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { CardProps, ContentDefinition, Values } from '@/admin/content/define-content';
import { type ListRead, UnreadList } from '@/admin/requests/failures';
import { ItemList, ListSearch } from '@/admin/ui/list-parts';
import { EmptyList } from '@/admin/ui/states';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';
import { SearchField } from '@/shared/ui/form/search-field';
import { filterList, indexList, type ListAddress, useListView } from './list-view';

/** The parts that a tab passes to its list. */
export interface ListTools<T> {
  onEdit: (item: T) => void;
  onDuplicate: (item: T) => void;
  onDelete: (item: T) => void;
  onHistory: (item: T) => void;
  /** The item to scroll to; a virtual list renders it. */
  scrollTargetId: string | undefined;
}

const Count = styled('h4')({ marginBlock: '1.33em' });

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  query: ListRead<ItemOf<K>>;
  Card: ComponentType<CardProps<ItemOf<K>>>;
  tools: ListTools<ItemOf<K>>;
  onAdd: () => void;
}

const NONE: never[] = [];

/** Shows the items as cards with their search, or why there are none. */
export function ContentList<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, query, Card, tools, onAdd } = props;
  const { words, specifiedOf } = definition;
  const address = useListView(NONE);
  const { view, clear } = address;
  const { data } = query;
  const items: readonly ItemOf<K>[] = data ?? NONE;
  const index = useMemo(
    () => specifiedOf && indexList(items, { filters: NONE, specifiedOf }),
    [items, specifiedOf],
  );
  const shown = useMemo(() => (index ? filterList(index, view) : items), [index, view, items]);
  const isSearch = specifiedOf !== undefined && view.text.trim() !== '';
  const first = words.addFirst ? { label: words.addFirst, onClick: onAdd } : undefined;

  return (
    <>
      {specifiedOf && (
        <ListSearch>
          <ListSearchField plural={definition.plural} address={address} />
        </ListSearch>
      )}
      {data && words.count && <Count>{words.count(items.length)}</Count>}
      {!data ? (
        <UnreadList noun={definition.plural.toLowerCase()} read={query} />
      ) : shown.length === 0 ? (
        <EmptyList
          title={words.empty}
          hint={isSearch ? 'Try a different search query.' : words.emptyHint}
          action={isSearch ? { label: 'Clear the search', onClick: clear } : first}
        />
      ) : (
        <ItemList data-columns="2">
          {shown.map((item) => (
            <li key={item.id}>
              <Card
                item={item}
                onEdit={() => tools.onEdit(item)}
                onDelete={() => tools.onDelete(item)}
                onHistory={() => tools.onHistory(item)}
              />
            </li>
          ))}
        </ItemList>
      )}
    </>
  );
}

interface SearchProps {
  /** The kind's plural: 'Jobs'. */
  plural: string;
  address: ListAddress;
}

/** A list's search field; the key '/' focuses it. */
export function ListSearchField({ plural, address }: SearchProps) {
  const { view, change, flush } = address;
  const label = `Search ${plural.toLowerCase()}`;
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({
    search: () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <SearchField
      label={label}
      placeholder={`${label}...`}
      value={view.text}
      onChange={(text) => change({ text })}
      onCommit={flush}
      inputRef={input}
      keyShortcut={SHORTCUTS.search}
    />
  );
}
