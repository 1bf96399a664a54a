import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

/** True unless the browser knows that it has no connection; a server says yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** What browsers tell of a connection; not all do. */
interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where the visitor pays for every byte, or waits long for it: nothing is fetched that nobody has asked for. */
export function isSparing(): boolean {
  const { connection = {} } = navigator as { connection?: ConnectionFacts };
  return connection.saveData === true || (connection.effectiveType ?? '').endsWith('2g');
}
