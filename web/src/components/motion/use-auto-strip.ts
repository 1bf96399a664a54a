import { type RefObject, useEffect, useRef } from 'react';
import { stepStrip } from './strip-stepper';

interface Strip {
  viewport: RefObject<HTMLElement | null>;
  /** Holds the copies, the first of which gives the length of the loop. */
  track: RefObject<HTMLElement | null>;
  /** Read in each frame, so that hovering costs no render. */
  isHeld: RefObject<boolean>;
  isPaused: boolean;
}

/**
 * Moves the track while nothing pauses it. Paused, the viewport becomes a plain scroller at the same
 * place, so that everything in it stays within reach.
 */
export function useAutoStrip({ viewport, track, isHeld, isPaused }: Strip): void {
  const offset = useRef(0);

  useEffect(() => {
    const frame = viewport.current;
    const row = track.current;
    if (!frame || !row) return undefined;
    if (isPaused) {
      row.style.transform = '';
      frame.scrollLeft = offset.current;
      return () => {
        offset.current = frame.scrollLeft;
        frame.scrollLeft = 0;
      };
    }
    let last: number | undefined;
    let request = requestAnimationFrame(function move(now) {
      if (last !== undefined && !isHeld.current) {
        const loop = row.firstElementChild?.getBoundingClientRect().width ?? 0;
        offset.current = stepStrip(offset.current, now - last, loop);
        row.style.transform = `translate3d(${-offset.current}px, 0, 0)`;
      }
      last = now;
      request = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(request);
  }, [viewport, track, isHeld, isPaused]);
}
