import type {
  Call,
  ReadNameAt,
  ReadPath,
  Response as ApiResponse,
} from '@torque-tide/contract/api';
import { fillPath } from '@torque-tide/contract/endpoint';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { fetchApi } from './fetch-api';

/** How long most reads of visitors stay fresh, in ms. */
export const VISITOR_STALE_MS = 5 * 60_000;

type ParamsAt<P extends ReadPath> = Call<ReadNameAt<P>>['params'];

/**
 * Returns the query options of a read. The key is the path with its parameters filled in, so public
 * and admin pages share a cache entry. Features add their own staleness: `{
 * ...apiQuery('/api/jobs'), staleTime }`.
 */
export function apiQuery<P extends ReadPath>(path: P, params?: ParamsAt<P>) {
  return queryOptions({
    queryKey: [fillPath(path, params)] as [string],
    queryFn: ({ signal }) => readApi(path, params, signal),
  });
}

/**
 * The parser loads in parallel with the answer: a first page's data comes with its document and
 * needs no parser.
 */
export function readApi<P extends ReadPath>(
  path: P,
  params: ParamsAt<P> | undefined,
  signal: AbortSignal,
): Promise<ApiResponse<ReadNameAt<P>>> {
  return readAnswer(path, fetchApi(fillPath(path, params), { signal }));
}

/** Parses the answer to a read's request. */
export async function readAnswer<P extends ReadPath>(
  path: P,
  asked: Promise<Response>,
): Promise<ApiResponse<ReadNameAt<P>>> {
  const [response, client] = await Promise.all([asked, import('./api-client')]);
  return client.readAnswerAt(path, response);
}

/**
 * Returns a query whose data only a document brings: what to show instead of a missing item. The
 * data stays fresh until it is invalidated; then the item is fetched, and `false` means that it
 * does exist.
 *
 * @param readItem fetches the item into the cache
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
