import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createQueryClient } from './query-client';
import { QueryHolderContext } from './query-holder';
import { ReadsContext, type UseSource } from './reads';

const useCachedRead: UseSource = (options) => useQuery(options);

/** Lets everything below it read from the visit's one cache. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const holder = useContext(QueryHolderContext);
  if (!holder) throw new Error('The app gives no cache to read from');
  if (!holder.client) {
    // Not a change of state: the first to need it makes it, whoever that is.
    holder.client = createQueryClient();
    for (const [key, data, updatedAt] of holder.document?.stored() ?? []) {
      holder.client.setQueryData(key, data, { updatedAt });
    }
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
