import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ComponentType, useMemo, useRef } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { CardProps, ContentDefinition } from '@/admin/content/define-content';
import { type ListRead, UnreadList } from '@/admin/requests/failures';
import { ItemList, ListSearch } from '@/admin/ui/list-parts';
import { EmptyList } from '@/admin/ui/states';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';
import { SearchField } from '@/shared/ui/form/search-field';
import { filterList, indexList, isNarrowed, type ListAddress, useListView } from './list-view';

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

interface Props<K extends ContentKind> {
  definition: ContentDefinition<K>;
  query: ListRead<ItemOf<K>>;
  Card: ComponentType<CardProps<ItemOf<K>>>;
  tools: ListTools<ItemOf<K>>;
  onAdd: () => void;
}

const NONE: never[] = [];

/** Shows the items as cards with their search, or why there are none. */
export function ContentList<K extends ContentKind>(props: Props<K>) {
  const { definition, query, Card, tools, onAdd } = props;
  const { words, specifiedOf } = definition;
  const address = useListView(NONE);
  const { view } = address;
  const { data } = query;
  const items: readonly ItemOf<K>[] = data ?? NONE;
  const index = useMemo(
    () => specifiedOf && indexList(items, { filters: NONE, specifiedOf }),
    [items, specifiedOf],
  );
  const shown = useMemo(() => (index ? filterList(index, view) : items), [index, view, items]);

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
        <NothingFound definition={definition} address={address} onAdd={onAdd} />
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

export const CLEAR = 'Clear search and filters';

interface NothingProps {
  definition: { words: { empty: string; emptyHint?: string; addFirst?: string } };
  address: ListAddress;
  onAdd?: () => void;
}

/** Says that a list is empty, or that nothing matches its search and filters. */
export function NothingFound({ definition, address, onAdd }: NothingProps) {
  const { view, clear } = address;
  const { empty, emptyHint, addFirst } = definition.words;
  if (isNarrowed(view)) {
    const hint = `Try a different ${view.text.trim() === '' ? 'filter' : 'search query'}.`;
    return <EmptyList title={empty} hint={hint} action={{ label: CLEAR, onClick: clear }} />;
  }
  const first = addFirst && onAdd ? { label: addFirst, onClick: onAdd } : undefined;
  return <EmptyList title={empty} hint={emptyHint} action={first} />;
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
