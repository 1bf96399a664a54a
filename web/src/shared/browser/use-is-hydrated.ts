import { useSyncExternalStore } from 'react';

/**
 * False on the server and in the render that hydrates its HTML, true from then on. For what only
 * the browser knows, such as a stored choice, so that both render the same at first.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => undefined;
}
