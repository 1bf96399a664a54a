import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** True while a media query, such as `(min-width: 900px)`, matches; false on the server. */
export function useMediaQuery(query: string): boolean {
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

/**
 * True while the page is printed or shown as in print; false on the server. Browsers lay out the
 * sheets right after `beforeprint`, so the change is rendered synchronously.
 */
export function useIsPrinting(): boolean {
  const isShownAsPrinted = useMediaQuery('print');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsAsked(true));
    const end = () => setIsAsked(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isAsked || isShownAsPrinted;
}
