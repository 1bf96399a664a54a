import { type RefObject, useEffect, useRef } from 'react';

/** A strip moves this many px … */
const STRIP_STEP_PX = 0.8;
/** … in this many milliseconds. */
const STRIP_STEP_MS = 30;

/** Returns how long a strip takes for a distance, in ms. */
export function driftMs(px: number): number {
  return (px / STRIP_STEP_PX) * STRIP_STEP_MS;
}

/** Returns a strip's position after a time, in px; it wraps after one copy (`loop` px). */
export function driftPx(ms: number, loop: number): number {
  return loop > 0 ? ((ms / STRIP_STEP_MS) * STRIP_STEP_PX) % loop : 0;
}

interface Strip {
  viewport: RefObject<HTMLElement | null>;
  /** Contains the copies; the first one's width is the loop's length. */
  track: RefObject<HTMLElement | null>;
  isPaused: boolean;
}

/**
 * Moves the track while nothing pauses it, with a browser animation that costs the page no work per
 * frame. When paused, the viewport becomes a scroller at the same position, so that everything in
 * it is reachable.
 */
export function useAutoStrip({ viewport, track, isPaused }: Strip) {
  const offset = useRef(0);
  const drift = useRef<Animation | null>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    const frame = viewport.current;
    const row = track.current;
    const copy = row?.firstElementChild;
    if (!frame || !row || !copy) return undefined;
    if (isPaused) {
      frame.scrollLeft = offset.current;
      return () => {
        offset.current = frame.scrollLeft;
        frame.scrollLeft = 0;
      };
    }
    const animation = row.animate(null, { iterations: Infinity });
    const effect = animation.effect as KeyframeEffect;
    let loop = 0;
    const note = () => {
      if (loop > 0) offset.current = driftPx(Number(animation.currentTime), loop);
    };
    const fit = () => {
      note();
      loop = copy.getBoundingClientRect().width;
      effect.setKeyframes({ transform: ['none', `translate3d(${-loop}px, 0, 0)`] });
      effect.updateTiming({ duration: driftMs(loop) });
      animation.currentTime = driftMs(offset.current);
    };
    fit();
    if (isHeld.current) animation.pause();
    const observer = new ResizeObserver(fit);
    observer.observe(copy);
    drift.current = animation;
    return () => {
      note();
      observer.disconnect();
      animation.cancel();
      drift.current = null;
    };
  }, [viewport, track, isPaused]);

  return {
    hold: () => {
      isHeld.current = true;
      drift.current?.pause();
    },
    release: () => {
      isHeld.current = false;
      const animation = drift.current;
      const frame = viewport.current;
      // The browser may have scrolled to the focused item; the strip continues from there.
      if (animation && frame && frame.scrollLeft > 0) {
        animation.currentTime = Number(animation.currentTime) + driftMs(frame.scrollLeft);
        frame.scrollLeft = 0;
      }
      animation?.play();
    },
  };
}
