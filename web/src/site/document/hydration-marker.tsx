import { useEffect, useLayoutEffect } from 'react';
import { HYDRATED_EVENT, HYDRATED_MARK } from './event-replay';

interface Props {
  /** Finds the element around the part; one that `event-replay.ts` asks for the mark. */
  part: string;
}

/** Stands in each part of a page that is hydrated by itself: marks it, and tells of it, when that is done. */
export function HydrationMarker({ part }: Props) {
  // At once: whatever the visitor does from now on, the part has to hear.
  useLayoutEffect(() => {
    document.querySelector(part)?.setAttribute(HYDRATED_MARK, '');
  }, [part]);
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [part]);
  return null;
}
