import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ComponentProps, type ComponentType, useMemo, useRef } from 'react';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { CardProps, ContentDefinition, Values } from '@/admin/content/define-content';
import { type ListRead, UnreadList } from '@/admin/requests/failures';
import { nearMatchesIn, searchOf, specifiedFirst } from '@/admin/text/item-search';
import { ItemList, NearMatchContext } from '@/admin/ui/list-parts';
import { EmptyList } from '@/admin/ui/states';
import Button from '@mui/material/Button';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';
import { SearchField } from '@/shared/ui/form/search-field';
import { PlusIcon } from '@/shared/ui/icons/controls';

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
  const specifiedOf = search?.specifiedOf;
  const find = useMemo(() => specifiedOf && searchOf(items, specifiedOf), [items, specifiedOf]);
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

type SearchProps = Omit<
  ComponentProps<typeof SearchField>,
  'inputRef' | 'keyShortcut' | 'emptyHint'
>;

/** The search of a list; '/' focuses it. */
export function ListSearchField(props: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({
    search: () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return <SearchField {...props} inputRef={input} keyShortcut={SHORTCUTS.search} />;
}

interface AddProps {
  /** The button's label: 'Add New Job'. */
  children: string;
  onAdd: () => void;
}

/** A list's one primary action. */
export function AddButton({ children, onAdd }: AddProps) {
  return (
    <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
      {children}
    </Button>
  );
}
