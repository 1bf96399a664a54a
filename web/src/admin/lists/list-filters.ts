/** A filter of a list, in its toolbar and its URL. */
export interface ListFilter<N extends string = string> {
  /** Its name in URLs, which people have bookmarked. */
  name: N;
  label: string;
  emptyLabel: string;
  /** The label of each value in URLs; left out if the items have the values. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** Reads the values of each filter from a URL's search, sorted and without unknown ones. */
export function readFilters<N extends string>(
  search: string,
  filters: readonly ListFilter<N>[],
): Record<N, readonly string[]> {
  const params = new URLSearchParams(search);
  const entries = filters.map(({ name, labels }) => {
    const values = params.getAll(name).filter((value) => value !== '');
    const known = labels ? values.filter((value) => Object.hasOwn(labels, value)) : values;
    return [name, [...new Set(known)].toSorted()];
  });
  return Object.fromEntries(entries) as Record<N, readonly string[]>;
}

/** Returns a URL's search with some parameters replaced; other ones stay. */
export function writeParams(
  search: string,
  values: readonly (readonly [name: string, value: string | readonly string[]])[],
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of values) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    for (const each of [value].flat().toSorted()) {
      if (each !== '') params.append(name, each);
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
