import { searchOf, textsIn } from '@/admin/text/item-search';
import { useMemo } from 'react';
import { useUrlState } from '@/shared/browser/use-url-state';

/** A filter of a list: its control in the toolbar, and its parameter in the URL. */
export interface ListFilter<T> {
  /** The URL parameter. Existing names must stay, because people have bookmarks. */
  name: string;
  label: string;
  /** What is shown while nothing is chosen; defaults to 'All'. */
  emptyLabel?: string;
  /** Returns the item's values. */
  valuesOf: (item: T) => readonly string[];
  /** The values in order; defaults to those of the items, sorted. */
  options?: readonly string[];
  /** Display names; default to the values themselves. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Hides items while nothing is chosen or searched for. */
  isShownAtFirst?: (item: T) => boolean;
}

/** The search, filters and order of a list. */
export interface ListView {
  text: string;
  sort: string;
  /** The chosen values of each filter, by its name; an item must have one of them. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** Reads a view from a URL's search. */
export function readView(search: string, names: readonly string[]): ListView {
  const params = new URLSearchParams(search);
  const filters = names.map((name) => [
    name,
    [...new Set(params.getAll(name))].filter(Boolean).toSorted(),
  ]);
  return {
    text: params.get('q') ?? '',
    sort: params.get('sort') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** Writes the view into a URL's search; other parameters stay. */
export function writeView(search: string, { text, filters, sort }: ListView): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: text, ...filters, sort })) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    for (const each of [value].flat().toSorted()) {
      if (each !== '') params.append(name, each);
    }
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** True when a search or a filter is on; an order alone leaves no item out. */
export function isNarrowed({ text, filters }: ListView): boolean {
  return text.trim() !== '' || Object.values(filters).some(({ length }) => length > 0);
}

export type ListAddress = ReturnType<typeof useListView>;

/**
 * Keeps a view in the URL. Typing updates the URL after a pause, a choice at once.
 *
 * @param names the filters' names; must be the same array in every render
 */
export function useListView(names: readonly string[]) {
  const inUrl = useMemo(
    () => ({
      read: (search: string) => readView(search, names),
      write: writeView,
      isInstant: ({ text }: Partial<ListView>) => !text,
    }),
    [names],
  );
  const { state: view, change, flush } = useUrlState<ListView>(inUrl);
  return {
    view,
    change,
    flush,
    /** Sets the values of a filter. */
    choose: (name: string, values: readonly string[]) =>
      change({ filters: { ...view.filters, [name]: values } }),
    /** Clears search and filters, and keeps the order. */
    clear: () => change({ text: '', filters: inUrl.read('').filters }),
  };
}

/** A list's items, prepared for filters and search. */
export interface ListIndex<T> {
  items: readonly T[];
  filters: readonly ListFilter<T>[];
  search: (text: string) => readonly T[];
}

interface Searched<T> {
  filters: readonly ListFilter<T>[];
  /** The texts in which any run of letters is found; other matches come after them. */
  specifiedOf: (item: T) => readonly string[];
  textsOf?: (item: T) => readonly string[];
}

export function indexList<T extends { id: string }>(
  items: readonly T[],
  { filters, specifiedOf, textsOf = textsIn }: Searched<T>,
): ListIndex<T> {
  return { items, filters, search: searchOf(items, specifiedOf, textsOf) };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the values that a filter offers. */
export function optionsOf<T>(
  { options, valuesOf }: ListFilter<T>,
  items: readonly T[],
): readonly string[] {
  return options ?? [...new Set(items.flatMap((item) => valuesOf(item)))].sort(collator.compare);
}

/** Returns the items of a view, in the order of the index or the search. */
export function filterList<T>(
  { items, filters, search }: ListIndex<T>,
  view: ListView,
): readonly T[] {
  const isSearch = view.text.trim() !== '';
  return (isSearch ? search(view.text) : items).filter((item) =>
    filters.every(({ name, valuesOf, isShownAtFirst }) => {
      const wanted = view.filters[name] ?? [];
      if (wanted.length === 0) return isSearch || (isShownAtFirst?.(item) ?? true);
      return valuesOf(item).some((value) => wanted.includes(value));
    }),
  );
}
