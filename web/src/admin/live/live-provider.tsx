import type { LiveConnection } from '@torque-tide/contract/live';
import { type ReactNode, useEffect, useState } from 'react';
import type { LivePart } from './live-part';
import { createLiveStore, LiveStoreContext, useLiveStore } from './live-store';
import { retryWaitMs } from './retry-wait';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { callApi } from '@/shared/api/api-client';
import { hasStatus } from '@/shared/api/api-error';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';

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
