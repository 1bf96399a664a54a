import { type RefObject, useEffect, useRef } from 'react';

/** A strip moves this many px … */
const STRIP_STEP_PX = 0.8;
/** … in this many milliseconds. */
const STRIP_STEP_MS = 30;

/** How long a strip takes for a way, in ms. */
export function driftMs(px: number): number {
  return (px / STRIP_STEP_PX) * STRIP_STEP_MS;
}

/** How far a strip is after a time, in px; it starts over when one copy (`loop` px) has passed. */
export function driftPx(ms: number, loop: number): number {
  return loop > 0 ? ((ms / STRIP_STEP_MS) * STRIP_STEP_PX) % loop : 0;
}

interface Strip {
  viewport: RefObject<HTMLElement | null>;
  /** Holds the copies, the first of which gives the length of the loop. */
  track: RefObject<HTMLElement | null>;
  isPaused: boolean;
}

interface Holding {
  hold: () => void;
  release: () => void;
}

/**
 * Moves the track while nothing pauses it: by an animation of the browser's, which costs the page no
 * work in any frame. Paused, the viewport becomes a plain scroller at the same place, so that
 * everything in it stays within reach.
 */
export function useAutoStrip({ viewport, track, isPaused }: Strip): Holding {
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
      // The browser may have scrolled to what had the focus: the strip drifts on from there.
      if (animation && frame && frame.scrollLeft > 0) {
        animation.currentTime = Number(animation.currentTime) + driftMs(frame.scrollLeft);
        frame.scrollLeft = 0;
      }
      animation?.play();
    },
  };
}
