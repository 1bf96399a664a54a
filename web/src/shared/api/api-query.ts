import type { Call, EndpointName, Response as ApiResponse } from '@torque-tide/contract/api';
import { fillPath, READ_PATHS } from '@torque-tide/contract/read-paths';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';

/** The endpoints that only read. */
export type ReadName = Extract<EndpointName, `${string}.list` | `${string}.get` | 'admin.verify'>;

/** The key of a read: the path it GETs, so that public and admin pages share one cache entry. */
export function queryKeyOf<N extends ReadName>(name: N, params?: Call<N>['params']): [string] {
  return [fillPath(READ_PATHS[name], params)];
}

/** The client comes when something is asked for: a document brings what its page shows first. */
export async function readApi<N extends ReadName>(
  name: N,
  params: Call<N>['params'] | undefined,
  signal: AbortSignal,
): Promise<ApiResponse<N>> {
  const { callApi } = await import('./api-client');
  return callApi(name, { params, signal } as unknown as Parameters<typeof callApi<N>>[1]);
}

/** Query options of a read. A feature adds its staleness: `{ ...apiQuery('jobs.list'), staleTime }`. */
export function apiQuery<N extends ReadName>(name: N, params?: Call<N>['params']) {
  return queryOptions({
    queryKey: queryKeyOf(name, params),
    queryFn: ({ signal }) => readApi(name, params, signal),
  });
}

/**
 * What only a document tells: that an item is not there, and what stands in its place. It stays fresh
 * unless the cache is told otherwise; then the item itself is asked for, and `false` says that it is
 * there after all.
 *
 * @param readItem reads the item into the cache
 */
export function absenceQuery<Notice>(
  queryKey: QueryKey,
  readItem: (client: QueryClient) => Promise<unknown>,
) {
  return queryOptions<Notice | false>({
    queryKey,
    enabled: ({ state }) => state.data !== undefined,
    queryFn: async ({ client }): Promise<Notice | false> => {
      await readItem(client);
      return false;
    },
    staleTime: Infinity,
  });
}
