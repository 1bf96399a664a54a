import { QueryClient } from '@tanstack/react-query';

/** As long as the freshest data stays fresh: before that, no other component asks a failed read again. */
export const FAILED_READ_DUE_MS = 60_000;

/**
 * Reads never go stale, do not refetch on focus, do not poll and are not retried, unless a query says so.
 * A write without a connection fails at once: held back until there is one, it would be sent when whoever
 * asked for it may have given it up.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FAILED_READ_DUE_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
