import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows a change of one item in a list before the server has agreed to it.
 *
 * @returns what undoes it, for that item's changed fields alone: other changes may be under way
 */
export async function patchInList<T extends { id: string }>(
  queryClient: QueryClient,
  listKey: QueryKey,
  id: string,
  patch: Partial<T>,
): Promise<() => void> {
  // An answer that was asked for before the change must not overwrite it.
  await queryClient.cancelQueries({ queryKey: listKey });
  const before = queryClient.getQueryData<T[]>(listKey)?.find((item) => item.id === id);
  apply(patch);
  return () => {
    if (!before) return;
    const keys = Object.keys(patch) as (keyof T)[];
    apply(Object.fromEntries(keys.map((key) => [key, before[key]])) as Partial<T>);
  };

  function apply(change: Partial<T>) {
    queryClient.setQueryData<T[]>(listKey, (list) =>
      list?.map((item) => (item.id === id ? { ...item, ...change } : item)),
    );
  }
}
