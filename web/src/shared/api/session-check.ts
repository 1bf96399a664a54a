import type { Call, ReadNameAt, ReadPath, Response } from '@torque-tide/contract/api';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { hasStatus } from './api-error';
import { apiQuery, readApi } from './api-query';
import { readSessionId } from './session-storage';

/** Returns the options of a read that gives null if the server refuses it with this status. */
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
 * Marks the document's data as stale if the stored session is still valid: a CDN may have cached
 * the document for a while, and admins should see the stored content. Otherwise nothing changes.
 *
 * @param keys the queries whose data the document contains
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
    // A read that is under way has already sent the session.
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}
