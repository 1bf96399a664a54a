import type { LiveConnection } from '@torque-tide/contract/live';
import { type ReactNode, useEffect, useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { createLiveStore, LiveStoreContext } from './live-store';
import type { LivePart } from './live-part';
import { LiveAnnouncer } from './live-announcer';
import { retryWaitMs } from './retry-wait';

/** Longest wait for the browser to have nothing else to do, in ms. */
const IDLE_LIMIT_MS = 2_000;

interface Loaded {
  Part: typeof LivePart;
  connection: LiveConnection;
}

/**
 * Makes the admin area live: once the dashboard can be used, it asks whether there is anything to connect
 * to, and only then loads Firebase. Whatever becomes of that, what stands below is not touched.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLiveStore);
  const { isAuthenticated } = useAdminSession();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const controller = new AbortController();
    async function start() {
      const next = await load(controller.signal);
      if (!controller.signal.aborted) setLoaded(next);
    }
    void start();
    return () => {
      controller.abort();
      setLoaded(undefined);
      store.reset();
    };
  }, [isAuthenticated, store]);

  return (
    <LiveStoreContext value={store}>
      {children}
      <LiveAnnouncer />
      {loaded && (
        // What fails here is no failure of the dashboard.
        <ErrorBoundary fallback={null}>
          <loaded.Part first={loaded.connection} />
        </ErrorBoundary>
      )}
    </LiveStoreContext>
  );
}

/** Undefined when nothing is configured, and when nobody can tell before the page goes. */
async function load(signal: AbortSignal): Promise<Loaded | undefined> {
  await untilIdle();
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const connection = await callApi('live.connect', { signal });
      if (!connection) return undefined;
      const { LivePart } = await import('./live-part');
      return { Part: LivePart, connection };
    } catch (error) {
      // Without a session the next call of the dashboard says so; an older server has no such address.
      if (hasStatus(error, 401) || hasStatus(error, 404)) return undefined;
      await new Promise((resolve) => setTimeout(resolve, retryWaitMs(failures)));
    }
  }
  return undefined;
}

/** Resolves when the dashboard has been shown and the browser has time. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_LIMIT_MS / 2);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
  });
}
