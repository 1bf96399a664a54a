import type {
  Call,
  ReadNameAt,
  ReadPath,
  Response as ApiResponse,
} from '@torque-tide/contract/api';
import { fillPath } from '@torque-tide/contract/endpoint';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { fetchApi } from './fetch-api';

type ParamsAt<P extends ReadPath> = Call<ReadNameAt<P>>['params'];

/**
 * Query options of a read, by the path that it GETs, as the contract's table has it. Its key is that
 * path with its parameters filled in, so that public and admin pages share one cache entry. A feature
 * adds its staleness: `{ ...apiQuery('/api/jobs'), staleTime }`.
 */
export function apiQuery<P extends ReadPath>(path: P, params?: ParamsAt<P>) {
  return queryOptions({
    queryKey: [fillPath(path, params)] as [string],
    queryFn: ({ signal }) => readApi(path, params, signal),
  });
}

/** What reads the answer comes beside it: a document brings what its page shows first. */
export function readApi<P extends ReadPath>(
  path: P,
  params: ParamsAt<P> | undefined,
  signal: AbortSignal,
): Promise<ApiResponse<ReadNameAt<P>>> {
  return readAnswer(path, fetchApi(fillPath(path, params), { signal }));
}

/** Reads an answer that has been asked for as the read at a path. */
export async function readAnswer<P extends ReadPath>(
  path: P,
  asked: Promise<Response>,
): Promise<ApiResponse<ReadNameAt<P>>> {
  const [response, client] = await Promise.all([asked, import('./api-client')]);
  return client.readAnswerAt(path, response);
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
