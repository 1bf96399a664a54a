import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { useFreshLists } from './fresh-lists';
import { LiveContext, NOT_LIVE } from './live-context';

/** How long to wait, in ms, before a lost connection is made anew. */
const RECONNECT_MS = 30_000;

/**
 * Makes the admin area live: once the dashboard can be used, it asks whether live editing is configured
 * and only then loads Firebase. The dashboard works whatever becomes of that.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAdminSession();
  const [live, setLive] = useState(NOT_LIVE);
  const [attempt, setAttempt] = useState(0);
  const reconnect = useCallback(() => {
    setTimeout(() => setAttempt(attempt + 1), RECONNECT_MS);
  }, [attempt]);
  const { data } = useQuery({
    // A token is for one connection.
    queryKey: ['live', isAuthenticated, attempt],
    queryFn: load,
    enabled: isAuthenticated,
    // The next call of the dashboard reports a session that has ended.
    retry: (_, error) => !hasStatus(error, 401),
    staleTime: 'static',
    gcTime: 0,
  });
  useFreshLists(live);
  return (
    <LiveContext value={live}>
      {children}
      <ErrorBoundary fallback={<Lost onLost={reconnect} />} resetKey={`${attempt}`}>
        {data && <data.LivePart connection={data.connection} onLive={setLive} onLost={reconnect} />}
      </ErrorBoundary>
    </LiveContext>
  );
}

function Lost({ onLost }: { onLost: () => void }) {
  useEffect(onLost, [onLost]);
  return null;
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
