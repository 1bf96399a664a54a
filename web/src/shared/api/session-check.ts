import type { Call, ReadNameAt, ReadPath, Response } from '@torque-tide/contract/api';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { hasStatus } from './api-error';
import { apiQuery, readApi } from './api-query';
import { readSessionId } from './session-storage';

/** A read for a caller to whom a refusal with this status is an answer: it gives null. */
export function apiQueryOrNull<P extends ReadPath>(
  path: P,
  status: 401 | 404,
  params?: Call<ReadNameAt<P>>['params'],
) {
  return queryOptions<Response<ReadNameAt<P>> | null>({
    queryKey: apiQuery(path, params).queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await readApi(path, params, signal);
      } catch (error) {
        if (hasStatus(error, status)) return null;
        throw error;
      }
    },
  });
}

/**
 * Everybody gets the same document, and a CDN may have kept it for a while, but whoever is logged in
 * is shown what is stored, at once: where a session is stored and holds, what the document brought is
 * stale from the start. Where it does not hold, or nobody can tell, the page stays the visitor's.
 *
 * @param keys what the document brought
 */
export async function distrustDocument(
  client: QueryClient,
  keys: readonly QueryKey[],
): Promise<void> {
  if (keys.length === 0 || readSessionId() === null) return;
  const session = await client
    .fetchQuery(apiQueryOrNull('/api/admin/verify', 401))
    .catch(() => null);
  if (session === null) return;
  for (const queryKey of keys) {
    // What is being read already goes on: the session went along with it.
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}
