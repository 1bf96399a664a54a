import {
  focusManager,
  type Query,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import type { ChangeNote } from '@torque-tide/contract/live';
import type { LatestChange } from '@torque-tide/contract/versions';
import { useEffect, useSyncExternalStore } from 'react';
import { newApplicationsQuery } from '@/admin/content/choices';
import { listPathOf, refreshContent } from '@/admin/content/content-mutations';
import { callApi } from '@/shared/api/api-client';
import { type Live, NOT_LIVE } from './live-context';

/** Changes this close together, in ms, are one read. */
const GATHER_MS = 500;

interface ListedItem {
  id: string;
  version: number;
}

/** True if a list doesn't show a change yet. */
export function isStale({ id, action, version }: ChangeNote, list: readonly ListedItem[]): boolean {
  const listed = list.find((item) => item.id === id);
  return listed?.version !== (action === 'deleted' ? undefined : version);
}

/**
 * Reads changed lists on the screen again, once the tab is visible. While Firestore is unavailable,
 * reads them whenever the user returns to the tab.
 */
export function useFreshLists(live: Live): void {
  const queryClient = useQueryClient();
  const isFocused = useSyncExternalStore(
    (onChange) => focusManager.subscribe(onChange),
    () => focusManager.isFocused(),
  );
  useQuery({
    queryKey: ['changes', [...live.changes].map(([item, { version }]) => [item, version])],
    queryFn: ({ signal }) => bringIn(queryClient, [...live.changes.values()], signal),
    enabled: isFocused && live.changes.size > 0,
    retry: true,
    gcTime: 0,
  });
  useEffect(() => {
    if (live !== NOT_LIVE) return undefined;
    return focusManager.subscribe((isBack) => {
      if (isBack) for (const kind of CONTENT_KINDS) void refreshContent(queryClient, kind);
    });
  }, [queryClient, live]);
}

/** Updates the lists that don't show the changes yet. */
async function bringIn(queryClient: QueryClient, changes: ChangeNote[], signal: AbortSignal) {
  const isApiRead = ({ queryKey: [path] }: Query) => String(path).startsWith('/api/');
  // Waits for this tab's saves and reads.
  do await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  while (queryClient.isMutating() + queryClient.isFetching({ predicate: isApiRead }) > 0);

  for (const kind of CONTENT_KINDS) {
    signal.throwIfAborted();
    const query = queryClient.getQueryCache().find<ListedItem[]>({ queryKey: [listPathOf(kind)] });
    const list = query?.state.data;
    const missed = changes.filter((note) => list && note.kind === kind && isStale(note, list));
    if (!query || !list || missed.length === 0) continue;
    // A list that isn't on the screen is read when it is opened.
    query.invalidate();
    if (!query.isActive()) continue;
    // A background read, which must not extend the session.
    const items = await callApi(`${kind}.list`, { isBackground: true });
    // Meanwhile this tab has changed the list, or read it after the change.
    if (query.state.data !== list) continue;
    queryClient.setQueryData(query.queryKey, items);
    const latest = missed.map(({ id, by, at }) => ({ id, by, at: at.toDate().toISOString() }));
    queryClient.setQueryData<LatestChange[]>([`/api/admin/versions/${kind}`], (known) =>
      known?.concat(latest),
    );
  }
  const { queryKey } = newApplicationsQuery;
  const isCounted = queryClient.getQueryCache().find({ queryKey })?.isActive();
  if (isCounted && changes.some(({ kind }) => kind === 'applications')) {
    queryClient.setQueryData(queryKey, await callApi('applications.new', { isBackground: true }));
  }
  return true;
}
