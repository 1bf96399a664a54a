import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The visit's one cache, which is made when the first part of a page reads from it. */
export interface QueryHolder {
  client?: QueryClient;
  /** Fills a new client with what is known already. */
  prepare?: (client: QueryClient) => void;
}

/** Known to the whole app, without the library that it is about. */
export const QueryHolderContext = createContext<QueryHolder | null>(null);
