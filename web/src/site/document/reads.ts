import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What a page is told about something that it reads. */
export type Read<T> = Pick<
  UseQueryResult<T>,
  'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'isLoading' | 'isPending'
> & { refetch: () => unknown };

/** Where reads come from: the visit's cache, or the document that the visitor opened. */
export type UseSource = <T, D, K extends QueryKey>(
  options: UseQueryOptions<T, Error, D, K>,
) => Read<D>;

/** In a query's `meta`: what it is made of is in the cache, so that a document cannot renew it. */
export const NEEDS_CACHE = 'needsCache';

/** Never changes for as long as what is below it lives. */
export const ReadsContext = createContext<UseSource | null>(null);

/** Reads what the options describe, wherever it comes from. */
export function useRead<T, D, K extends QueryKey>(
  options: UseQueryOptions<T, Error, D, K>,
): Read<D> {
  const useSource = useContext(ReadsContext);
  if (!useSource) throw new Error('There is nothing to read from: see `withReads`');
  return useSource(options);
}
