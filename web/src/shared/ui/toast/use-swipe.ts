import { type PointerEvent, useRef } from 'react';
import { SWIPE_THRESHOLD_PX } from './toast';

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Lets an element be drawn sideways; letting go beyond the threshold calls `onSwipe`. */
export function useSwipe(onSwipe: () => void): SwipeHandlers {
  const start = useRef<{ pointerId: number; x: number } | null>(null);

  function follow(element: HTMLElement, distance: number) {
    element.style.setProperty('--swipe', `${distance}px`);
  }

  return {
    onPointerDown(event) {
      // A press on the close button is a click, not the start of a swipe.
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      start.current = { pointerId: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event) {
      if (start.current?.pointerId !== event.pointerId) return;
      follow(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp(event) {
      if (start.current?.pointerId !== event.pointerId) return;
      const distance = event.clientX - start.current.x;
      start.current = null;
      if (Math.abs(distance) >= SWIPE_THRESHOLD_PX) onSwipe();
      else follow(event.currentTarget, 0);
    },
    onPointerCancel(event) {
      start.current = null;
      follow(event.currentTarget, 0);
    },
  };
}
