import { hasStatus } from '@/shared/api/api-error';
import { retryWaitMs } from './retry-wait';

interface Options<C> {
  /** Asks with what to connect; null when nothing is configured. */
  ask: () => Promise<C | null>;
  /** Connects; the connection then says by itself when it is live, and when it is lost. */
  open: (connection: C) => Promise<void>;
  onLost: () => void;
  /** The server does not know the session any more. */
  onSessionOver: () => void;
}

/**
 * Makes a connection, and makes it anew when it is lost, with longer and longer waits between: a server
 * that is down is not asked by every dashboard at once. Where nothing is configured, it asks once.
 */
export function createReconnector<C>({ ask, open, onLost, onSessionOver }: Options<C>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isConfigured = false;

  async function attempt() {
    timer = undefined;
    try {
      const connection = await ask();
      if (isClosed) return;
      if (connection) {
        isConfigured = true;
        await open(connection);
      } else if (isConfigured) fail();
    } catch (error) {
      if (isClosed) return;
      if (hasStatus(error, 401)) onSessionOver();
      // A server of an earlier release has no such address.
      if (!hasStatus(error, 404)) fail();
    }
  }

  function fail() {
    if (isClosed || timer !== undefined) return;
    if (isConfigured) onLost();
    const wait = retryWaitMs(failures);
    failures += 1;
    timer = setTimeout(() => void attempt(), wait);
  }

  /** A wait that has become pointless ends: the network is back, or somebody looks again. */
  function retryNow() {
    if (timer === undefined || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    void attempt();
  }

  window.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', retryNow);
  void attempt();

  return {
    /** The connection is there: the next loss begins with the shortest wait. */
    succeed: () => {
      failures = 0;
    },
    /** The connection has ended. */
    fail,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', retryNow);
      document.removeEventListener('visibilitychange', retryNow);
    },
  };
}
