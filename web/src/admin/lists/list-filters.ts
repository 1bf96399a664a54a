/** A filter of a list, as its toolbar offers it and addresses have it. */
export interface ListFilter<N extends string = string> {
  /** As addresses name it, which people have kept. */
  name: N;
  label: string;
  emptyLabel: string;
  /** All that can be chosen, by what addresses call it; left out for what the items have. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/** Returns the values of each filter that a URL's search names, sorted; unknown ones count for nothing. */
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

/** Returns a URL's search with parameters put in; other ones stay. */
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
