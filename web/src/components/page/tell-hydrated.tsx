import { useEffect } from 'react';
import { HYDRATED_EVENT } from '@/lib/hydrated-event';

/** Stands in each part of a page that is taken over by itself, and tells when that has happened. */
export function TellHydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
