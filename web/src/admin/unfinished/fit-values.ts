/** The fields that a form has today, of what it held then: what is missing is empty, what it lost is dropped. */
export function fitValues<V extends object>(
  values: Readonly<Record<string, string | boolean>>,
  empty: V,
): V {
  const entries = Object.entries(empty).map(([name, fallback]: [string, unknown]) => {
    const value = values[name];
    return [name, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as V;
}
