import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lossOnLeave } from '@/admin/navigation/leave-guard';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { useFreshLists } from './fresh-lists';
import { LiveContext, NOT_LIVE } from './live-context';

/** How long to wait before reconnecting, in ms. */
const RECONNECT_MS = 30_000;

/**
 * Makes the admin area live: once the dashboard is usable, checks whether live editing is
 * configured, and only then loads Firebase. The dashboard works without it.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { isAuthenticated, recheck } = useAdminSession();
  const [live, setLive] = useState(NOT_LIVE);
  const [attempt, setAttempt] = useState(0);
  /** Reconnects, unless the connection was lost because the session has ended. */
  const onLost = useCallback(async () => {
    // If something would be lost, the form stays open below the login.
    const isValid = await recheck({ inPlace: lossOnLeave() !== undefined });
    if (isValid) setTimeout(() => setAttempt(attempt + 1), RECONNECT_MS);
  }, [attempt, recheck]);
  const { data } = useQuery({
    // Each connection needs its own token.
    queryKey: ['live', isAuthenticated, attempt],
    queryFn: load,
    enabled: isAuthenticated,
    // The dashboard's next call reports an ended session.
    retry: (_, error) => !hasStatus(error, 401),
    staleTime: 'static',
    gcTime: 0,
  });
  useFreshLists(live);
  return (
    <LiveContext value={live}>
      {children}
      <ErrorBoundary fallback={<Lost onLost={onLost} />} resetKey={`${attempt} ${isAuthenticated}`}>
        {data && <data.LivePart connection={data.connection} onLive={setLive} onLost={onLost} />}
      </ErrorBoundary>
    </LiveContext>
  );
}

function Lost({ onLost }: { onLost: () => Promise<void> }) {
  useEffect(() => void onLost(), [onLost]);
  return null;
}

/** Null if nothing is configured. */
async function load({ signal }: { signal: AbortSignal }) {
  // Once the dashboard has rendered; Safari has no such callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  signal.throwIfAborted();
  const connection = await callApi('live.connect', { signal, isBackground: true });
  if (!connection) return null;
  const { LivePart } = await import('./live-part');
  return { LivePart, connection };
}
