import type { Call, EndpointName, Response as ApiResponse } from '@torque-tide/contract/api';
import { fillPath, READ_PATHS } from '@torque-tide/contract/read-paths';
import { queryOptions } from '@tanstack/react-query';
import { hasStatus } from './api-error';

type ReadName = Extract<EndpointName, `${string}.list` | `${string}.get` | 'admin.verify'>;

/** The key of a read: the path it GETs, so that public and admin pages share one cache entry. */
export function queryKeyOf<N extends ReadName>(name: N, params?: Call<N>['params']): [string] {
  return [fillPath(READ_PATHS[name], params)];
}

/** The client comes when something is asked for: a document brings what its page shows first. */
async function read<N extends ReadName>(
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
    queryFn: ({ signal }) => read(name, params, signal),
  });
}

/** The same read for a caller to whom "not logged in" is an answer: a 401 gives null. */
export function apiQueryOrNull<N extends ReadName>(name: N, params?: Call<N>['params']) {
  return queryOptions({
    queryKey: queryKeyOf(name, params),
    queryFn: async ({ signal }) => {
      try {
        return await read(name, params, signal);
      } catch (error) {
        if (hasStatus(error, 401)) return null;
        throw error;
      }
    },
  });
}
