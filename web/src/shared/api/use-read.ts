import {
  type DehydratedState,
  hashKey,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';

/** The data of the document that the visit began with. */
export const DocumentStateContext = createContext<DehydratedState | undefined>(undefined);

/**
 * Reads from the cache, as `useQuery` does. In a part that hydrates late, the first render uses the
 * document's data even if the cache has newer data, so that it matches the server's HTML.
 */
export function useRead<T, D, K extends QueryKey>(
  options: UseQueryOptions<T, Error, D, K>,
): UseQueryResult<D> {
  const read = useQuery(options);
  const state = useContext(DocumentStateContext);
  if (useIsHydrated() || !state) return read;
  const hash = hashKey(options.queryKey);
  const brought = state.queries.find(({ queryHash }) => queryHash === hash)?.state;
  if (!brought) return read.isPending ? read : asPending(read);
  const data = brought.data as T;
  return {
    ...read,
    data: options.select ? options.select(data) : (data as unknown as D),
    dataUpdatedAt: brought.dataUpdatedAt,
    error: null,
    status: 'success',
    isError: false,
    isPending: false,
    isSuccess: true,
  } as UseQueryResult<D>;
}

/** Makes a read look pending, as the server rendered it, whatever its state is now. */
function asPending<D>(read: UseQueryResult<D>): UseQueryResult<D> {
  return {
    ...read,
    data: undefined,
    dataUpdatedAt: 0,
    error: null,
    status: 'pending',
    fetchStatus: 'fetching',
    isError: false,
    isFetching: true,
    isLoading: true,
    isPending: true,
    isSuccess: false,
  } as UseQueryResult<D>;
}
