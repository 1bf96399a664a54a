import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DocumentReads } from './document-reads';

/** Where the visit's reads are kept. */
export interface QueryHolder {
  /** The one cache, which is made when the first part of a page needs more than its document. */
  client?: QueryClient;
  /** What the document brought, if it did. */
  document?: DocumentReads;
}

/** Known to the whole app, without the library that it is about. */
export const QueryHolderContext = createContext<QueryHolder | null>(null);

/** The cache, where it is loaded: a read may know there what it is about to ask for. */
export function useLoadedCache(): QueryClient | undefined {
  return useContext(QueryHolderContext)?.client;
}
