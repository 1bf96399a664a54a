import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { createQueryClient } from './query-client';
import { QueryHolderContext } from './query-holder';

/** Lets everything below it read from the visit's one cache. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const holder = useContext(QueryHolderContext);
  if (!holder) throw new Error('The app gives no cache to read from');
  if (!holder.client) {
    // Not a change of state: the first to need it makes it, whoever that is.
    holder.client = createQueryClient();
    holder.prepare?.(holder.client);
  }
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>;
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
