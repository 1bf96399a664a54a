import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@/shared/api/query-client';
import { readSessionId } from '@/shared/api/session-storage';
import { firstUse } from '@/shared/browser/first-use';
import { untilTypingPauses } from '@/shared/browser/timing';

/**
 * The cache of a visit. It begins with what the visit's first document carries, which may be a few
 * minutes old: what is stale of it is read again once the visitor uses the page, and at once when it
 * is known to have changed or to be a part only (`invalidateQueries`). What is typed comes first.
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

/** Only who may be logged in needs it. Where it cannot be had, the page stays the visitor's. */
async function distrust(client: QueryClient, { queries }: DehydratedState): Promise<void> {
  const check = await import('@/shared/api/session-check').catch(() => undefined);
  await check?.distrustDocument(
    client,
    queries.map(({ queryKey }) => queryKey),
  );
}
