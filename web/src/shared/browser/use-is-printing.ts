import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './use-media-query';

/**
 * Whether the page goes to a printer, or is shown as that would print it; a server says no. Browsers
 * lay the sheets out as soon as `beforeprint` has been told: what reads this is rendered by then.
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
