import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { keepListsFresh } from './list-refresher';
import { createLiveStore, LiveStoreContext, useLiveStore } from './live-store';

/** How long to wait, in ms, before a lost connection is made anew. */
const RECONNECT_MS = 30_000;

/**
 * Makes the admin area live: once the dashboard can be used, it asks whether live editing is configured
 * and only then loads Firebase. The dashboard works whatever becomes of that.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLiveStore);
  const { isAuthenticated } = useAdminSession();
  return (
    <LiveStoreContext value={store}>
      {children}
      {isAuthenticated && (
        <ErrorBoundary fallback={null}>
          <Connection />
        </ErrorBoundary>
      )}
    </LiveStoreContext>
  );
}

function Connection() {
  const queryClient = useQueryClient();
  const store = useLiveStore();
  const [attempt, setAttempt] = useState(0);
  const { data } = useQuery({
    // A token is for one connection.
    queryKey: ['live', attempt],
    queryFn: load,
    // The next call of the dashboard reports a session that has ended; an older server has no such address.
    retry: (_, error) => !hasStatus(error, 401) && !hasStatus(error, 404),
    staleTime: 'static',
    gcTime: 0,
  });
  const reconnect = useCallback(() => {
    setTimeout(() => setAttempt(attempt + 1), RECONNECT_MS);
  }, [attempt]);

  useEffect(() => keepListsFresh(queryClient, store), [queryClient, store]);
  return data && <data.LivePart connection={data.connection} onLost={reconnect} />;
}

/** Null when nothing is configured. */
async function load({ signal }: { signal: AbortSignal }) {
  // Once the dashboard has been shown; Safari has no such callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  signal.throwIfAborted();
  const connection = await callApi('live.connect', { signal, isBackground: true });
  if (!connection) return null;
  const { LivePart } = await import('./live-part');
  return { LivePart, connection };
}
