import { QueryClient } from '@tanstack/react-query';

/**
 * How long other components don't retry a failed read, unless another read has recovered since. As
 * long as the freshest data stays fresh.
 */
export const FAILED_READ_DUE_MS = 60_000;

/**
 * By default reads never go stale, poll, retry or refetch on focus. A write without a connection
 * fails at once: if it waited for one, it could be sent after its author has given up on it.
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
  /**
   * True if another read succeeded recently: then the API works again, and failed reads may be
   * retried.
   */
  const hasRecoveredSince = (ms: number) =>
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.errorUpdateCount > 0 && state.dataUpdatedAt > ms);
  return client;
}
