import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { HYDRATED_EVENT, HYDRATED_MARK } from './event-replay';

interface Props {
  /** The element around the part, or what finds it; one that `event-replay.ts` asks for the mark. */
  part: string | RefObject<Element | null>;
}

/** Stands in each part of a page that is hydrated by itself: marks it, and tells of it, when that is done. */
export function HydrationMarker({ part }: Props) {
  // At once: whatever the visitor does from now on, the part has to hear.
  useLayoutEffect(() => mark(part), [part]);
  useEffect(() => {
    // An element that is made together with its part was not there before.
    mark(part);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [part]);
  return null;
}

function mark(part: Props['part']): void {
  const element = typeof part === 'string' ? document.querySelector(part) : part.current;
  element?.setAttribute(HYDRATED_MARK, '');
}
