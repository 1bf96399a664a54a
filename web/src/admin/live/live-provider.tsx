import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createLiveStore, LiveStoreContext, useLiveStore } from './live-store';
import { retryWaitMs } from './retry-wait';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';

/** Longest wait for the browser to have nothing else to do, in ms. */
const IDLE_LIMIT_MS = 2_000;

/**
 * Makes the admin area live: once the dashboard can be used, it asks whether there is anything to connect
 * to, and only then loads Firebase. Whatever becomes of that, what stands below is not touched.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLiveStore);
  const { isAuthenticated } = useAdminSession();
  return (
    <LiveStoreContext value={store}>
      {children}
      <LiveAnnouncer />
      {isAuthenticated && (
        // What fails here is no failure of the dashboard.
        <ErrorBoundary fallback={null}>
          <Connection />
        </ErrorBoundary>
      )}
    </LiveStoreContext>
  );
}

/** Nothing where nothing is configured, and while nobody can tell. */
function Connection() {
  const { data } = useQuery({
    queryKey: ['live'],
    queryFn: load,
    // Without a session the next call of the dashboard says so; an older server has no such address.
    retry: (_, error) => !hasStatus(error, 401) && !hasStatus(error, 404),
    retryDelay: retryWaitMs,
    // A token is for one connection.
    staleTime: 'static',
    gcTime: 0,
  });
  return data && <data.LivePart first={data.connection} />;
}

/** Null when nothing is configured. */
async function load({ signal }: { signal: AbortSignal }) {
  await untilIdle();
  signal.throwIfAborted();
  const connection = await callApi('live.connect', { signal });
  if (!connection) return null;
  const { LivePart } = await import('./live-part');
  return { LivePart, connection };
}

/** Resolves when the dashboard has been shown and the browser has time. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_LIMIT_MS / 2);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
  });
}

/** What is said this close together, in ms, is said at once. */
const GATHER_MS = 600;
/** How long it stays where a screen reader finds it, in ms. */
const KEPT_MS = 10_000;

/** Says to who does not see it what others do: politely, in one place, and no heartbeat. */
function LiveAnnouncer() {
  const store = useLiveStore();
  const [text, setText] = useState('');

  useEffect(() => {
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => setText('');
    const speak = () => {
      setText(`${waiting.join('. ')}.`);
      waiting = [];
      timer = setTimeout(forget, KEPT_MS);
    };
    const unsubscribe = store.onAnnounce((next) => {
      if (waiting.length === 0) {
        clearTimeout(timer);
        timer = setTimeout(speak, GATHER_MS);
      }
      waiting.push(next);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);

  return (
    <VisuallyHidden as="div" aria-live="polite" data-live-announcer="">
      {text}
    </VisuallyHidden>
  );
}
