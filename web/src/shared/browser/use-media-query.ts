import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query (with or without `@media`) holds; a server says no. */
export function useMediaQuery(media: string): boolean {
  const query = media.replace(/^@media\s*/, '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
