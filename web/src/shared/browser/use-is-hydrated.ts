import { useSyncExternalStore } from 'react';

/**
 * False on the server and in the render that hydrates its HTML, true afterwards. For values that
 * only the browser knows, such as a stored choice: both first renders then match.
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
