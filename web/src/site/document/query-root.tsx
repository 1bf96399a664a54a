import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createQueryClient } from '@/shared/api/query-client';
import { QueryHolderContext } from './query-holder';
import { ReadsContext, type UseSource } from './reads';
import { distrustDocument } from '@/shared/api/session-check';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';

/**
 * Reads from the cache. A part of the document that is taken over late begins with what the document
 * says all the same, whatever the cache has learnt since.
 */
const useCachedRead: UseSource = (options) => {
  const read = useQuery(options);
  const isHydrated = useIsHydrated();
  const brought = useContext(QueryHolderContext)?.document?.get(options.queryKey);
  if (isHydrated || !brought) return read;
  const data = brought.data as never;
  return {
    ...read,
    data: options.select ? options.select(data) : data,
    dataUpdatedAt: brought.updatedAt,
    error: null,
    isError: false,
  };
};

/** Lets everything below it read from the visit's one cache. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const holder = useContext(QueryHolderContext);
  if (!holder) throw new Error('The app gives no cache to read from');
  if (!holder.client) {
    // Not a change of state: the first to need it makes it, whoever that is.
    holder.client = createQueryClient();
    const stored = holder.document?.stored() ?? [];
    for (const [key, data, updatedAt] of stored) {
      holder.client.setQueryData(key, data, { updatedAt });
    }
    void distrustDocument(
      holder.client,
      stored.map(([key]) => key),
    );
  }
  return (
    <QueryClientProvider client={holder.client}>
      <ReadsContext value={useCachedRead}>{children}</ReadsContext>
    </QueryClientProvider>
  );
}

/** A component that reads from the cache, for pages that should not load the cache without it. */
export function withQueries<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    return (
      <QueryRoot>
        <Component {...props} />
      </QueryRoot>
    );
  };
}
