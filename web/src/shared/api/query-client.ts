import { QueryClient } from '@tanstack/react-query';

/**
 * As long as the freshest data stays fresh: before that, no other component asks a failed read again, unless
 * another read has recovered since.
 */
export const FAILED_READ_DUE_MS = 60_000;

/**
 * Reads never go stale, do not refetch on focus, do not poll and are not retried, unless a query says so.
 * A write without a connection fails at once: held back until there is one, it would be sent when whoever
 * asked for it may have given it up.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: ({ state: { errorUpdatedAt } }) =>
          Date.now() - errorUpdatedAt >= FAILED_READ_DUE_MS || hasRecoveredSince(errorUpdatedAt),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  /** Tells that the API works again: whoever tries a page's main read again gets the rest of it too. */
  const hasRecoveredSince = (ms: number) =>
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.errorUpdateCount > 0 && state.dataUpdatedAt > ms);
  return client;
}
