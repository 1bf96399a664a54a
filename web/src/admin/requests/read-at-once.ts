import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What is stored now, for a write that goes by it. Like the write itself it fails without a connection: held
 * back until there is one, the write would be sent when whoever asked for it may have given it up. That holds
 * also where what is on the screen waits for a connection with the same read. Of two at the same time the first
 * gets what was known before, which the version that it goes by tells the server.
 */
export async function readAtOnce<F, T, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<F, Error, T, K>,
): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
}
