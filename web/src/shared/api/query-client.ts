import { QueryClient } from '@tanstack/react-query';

/** Reads never go stale, do not refetch on focus, do not poll and are not retried, unless a query says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
}
