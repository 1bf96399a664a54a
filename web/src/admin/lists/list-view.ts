import { searchOf, textsIn } from '@/admin/text/item-search';
import { useMemo } from 'react';
import { useUrlState } from '@/shared/browser/use-url-state';

/** A filter of a list: its control in the toolbar, and its parameter in the URL. */
export interface ListFilter<T, N extends string = string> {
  /** The URL parameter. Existing names must stay, because people have bookmarks. */
  name: N;
  label: string;
  /** The label for no choice. */
  emptyLabel: string;
  /** Returns the item's values. */
  valuesOf: (item: T) => readonly string[];
  /** The values in order; defaults to those of the items, sorted. */
  options?: readonly string[];
  /** Display names; default to the values themselves. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Hides items while nothing is chosen or searched for. */
  isShownAtFirst?: (item: T) => boolean;
}

/** The search, filters and order of a list. An item must have one of the chosen values of each filter. */
export type ListView<N extends string = string> = Readonly<Record<N, readonly string[]>> & {
  text: string;
  sort: string;
};

/** A view with any filters. */
type AnyView = Readonly<Record<string, string | readonly string[]>>;

/** Reads a view from a URL's search. */
export function readView<N extends string>(search: string, names: readonly N[]): ListView<N> {
  const params = new URLSearchParams(search);
  const chosen = names.map((name) => [
    name,
    [...new Set(params.getAll(name))].filter(Boolean).toSorted(),
  ]);
  return {
    text: params.get('q') ?? '',
    ...(Object.fromEntries(chosen) as Record<N, readonly string[]>),
    sort: params.get('sort') ?? '',
  };
}

/** Writes the view into a URL's search; other parameters stay. */
export function writeView(search: string, { text = '', ...rest }: AnyView): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: text, ...rest })) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    for (const each of [value].flat().toSorted()) {
      if (each !== '') params.append(name, each);
    }
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}

export type ListAddress<N extends string> = ReturnType<typeof useListView<N>>;

/**
 * Keeps a view in the URL. Typing updates the URL after a pause, a choice at once.
 *
 * @param names the filters' names; must be the same array in every render
 */
export function useListView<N extends string>(names: readonly N[]) {
  const inUrl = useMemo(
    () => ({
      read: (search: string) => readView(search, names),
      write: (search: string, view: ListView<N>) => writeView(search, view),
      isInstant: ({ text }: Partial<ListView>) => !text,
    }),
    [names],
  );
  return useUrlState<ListView<N>>(inUrl);
}

/** A list's items, prepared for filters and search. */
export interface ListIndex<T, N extends string> {
  items: readonly T[];
  filters: readonly ListFilter<T, N>[];
  search: (text: string) => readonly T[];
}

interface Searched<T, N extends string> {
  filters: readonly ListFilter<T, N>[];
  /** The texts in which any run of letters is found; other matches come after them. */
  specifiedOf: (item: T) => readonly string[];
  textsOf?: (item: T) => readonly string[];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function indexList<T extends { id: string }, N extends string>(
  items: readonly T[],
  { filters, specifiedOf, textsOf = textsIn }: Searched<T, N>,
): ListIndex<T, N> {
  return { items, filters, search: searchOf(items, specifiedOf, textsOf) };
}

/** Returns the values that a filter offers. */
export function optionsOf<T>(
  { options, valuesOf }: ListFilter<T>,
  items: readonly T[],
): readonly string[] {
  return options ?? [...new Set(items.flatMap((item) => valuesOf(item)))].sort(collator.compare);
}

/** Returns the items of a view, in the order of the index or the search. */
export function filterList<T extends { id: string }, N extends string>(
  { items, filters, search }: ListIndex<T, N>,
  view: ListView<N>,
): readonly T[] {
  const isSearch = view.text.trim() !== '';
  return (isSearch ? search(view.text) : items).filter((item) =>
    filters.every(({ name, valuesOf, isShownAtFirst }) => {
      const wanted: readonly string[] = view[name];
      if (wanted.length === 0) return isSearch || (isShownAtFirst?.(item) ?? true);
      return valuesOf(item).some((value) => wanted.includes(value));
    }),
  );
}

/** True when a search or a filter is on; an order alone leaves no item out. */
export function isNarrowed<N extends string>(view: ListView<N>): boolean {
  const { text = '', sort: _, ...filters } = view as AnyView;
  return String(text).trim() !== '' || Object.values(filters).some(({ length }) => length > 0);
}

/** Returns a view without search and filters, in the same order. */
export function wholeView<N extends string>(view: ListView<N>): ListView<N> {
  const parts = Object.entries(view).map(([name]) => [name, name === 'text' ? '' : []]);
  return { ...(Object.fromEntries(parts) as ListView<N>), sort: view.sort };
}
