import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiQueryOrNull } from './api-query';
import { readSessionId } from './session-storage';

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
