import { useContext, useEffect, useSyncExternalStore } from 'react';
import { firstUse } from '@/shared/browser/first-use';
import { QueryHolderContext } from './query-holder';
import { NEEDS_CACHE, type UseSource } from './reads';

/**
 * Reads from the document alone. What is stale by then is read anew once the visitor shows that the
 * page is in use; that this fails is no loss.
 */
export const useDocumentRead: UseSource = (options) => {
  const document = useContext(QueryHolderContext)?.document;
  if (!document) throw new Error('There is no document to read from');
  const { queryKey, queryFn, staleTime, select, meta } = options;
  const find = () => document.get(queryKey);
  const entry = useSyncExternalStore(document.subscribe, find, find);
  const updatedAt = entry?.updatedAt;

  useEffect(() => {
    if (updatedAt === undefined || typeof queryFn !== 'function' || meta?.[NEEDS_CACHE]) return;
    const isStale = typeof staleTime === 'number' && Date.now() - updatedAt > staleTime;
    if (!isStale) return;
    const read = queryFn as (context: { signal: AbortSignal }) => unknown;
    document.renew(queryKey, async () => {
      await firstUse;
      return read({ signal: new AbortController().signal });
    });
  }, [document, queryKey, queryFn, staleTime, meta, updatedAt]);

  const data = entry?.data as never;
  return {
    data: entry === undefined ? undefined : select ? select(data) : data,
    dataUpdatedAt: entry?.updatedAt ?? 0,
    error: null,
    isError: false,
    isFetching: false,
    isLoading: false,
    isPending: entry === undefined,
    refetch: () => undefined,
  };
};
