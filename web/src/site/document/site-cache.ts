import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@/shared/api/query-client';
import { readSessionId } from '@/shared/api/session-storage';
import { firstUse } from '@/shared/browser/first-use';
import { untilTypingPauses } from '@/shared/browser/timing';

/**
 * Creates the visit's cache from the first document's data, which may be minutes old. Stale data is
 * fetched again once the visitor uses the page, or at once if it is known to be outdated or partial
 * (`invalidateQueries`). Typing comes first.
 *
 * @param inUse resolves when the visitor first uses the page
 */
export function openSiteCache(
  state: DehydratedState | undefined,
  inUse: Promise<void> = firstUse,
): QueryClient {
  const client = createQueryClient();
  if (!state) return client;
  const { queries } = client.getDefaultOptions();
  let isInUse = false;
  client.setDefaultOptions({
    queries: { ...queries, refetchOnMount: ({ state: read }) => read.isInvalidated || isInUse },
  });
  void inUse.then(async () => {
    isInUse = true;
    await untilTypingPauses();
    return client.refetchQueries({ type: 'active', stale: true });
  });
  hydrate(client, state);
  if (readSessionId() !== null) void distrust(client, state);
  return client;
}

/** Only needed with a stored session. If it can't be loaded, the page shows what visitors see. */
async function distrust(client: QueryClient, { queries }: DehydratedState): Promise<void> {
  const check = await import('@/shared/api/session-check').catch(() => undefined);
  await check?.distrustDocument(
    client,
    queries.map(({ queryKey }) => queryKey),
  );
}
