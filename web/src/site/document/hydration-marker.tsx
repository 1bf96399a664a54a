import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { HYDRATED_EVENT, HYDRATED_MARK } from './event-replay';

interface Props {
  /** The part's element or a selector of it; must be one that `event-replay.ts` looks for. */
  part: string | RefObject<Element | null>;
}

/** Marks the separately hydrated part that contains it, and announces its hydration. */
export function HydrationMarker({ part }: Props) {
  // Synchronously, because the part must handle the next event.
  useLayoutEffect(() => mark(part), [part]);
  useEffect(() => {
    // The ref is only set now if the element was created with the part.
    mark(part);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [part]);
  return null;
}

function mark(part: Props['part']): void {
  const element = typeof part === 'string' ? document.querySelector(part) : part.current;
  element?.setAttribute(HYDRATED_MARK, '');
}
