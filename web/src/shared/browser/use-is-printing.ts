import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isAsked = false;

/**
 * Whether the page goes to a printer, or is shown as that would print it; a server says no. Browsers
 * lay the sheets out as soon as `beforeprint` has been told: what reads this is rendered by then.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  return isAsked || window.matchMedia('print').matches;
}

function subscribe(listener: () => void): () => void {
  const begin = () => {
    isAsked = true;
    flushSync(listener);
  };
  const end = () => {
    isAsked = false;
    listener();
  };
  const shown = window.matchMedia('print');
  shown.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    isAsked = false;
    shown.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
