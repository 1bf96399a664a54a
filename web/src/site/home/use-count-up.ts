import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '@/site/ui/motion/use-motion';

/** The duration of a count, in ms. */
export const COUNT_MS = 2_000;

/**
 * How much a count slows down: 1 is a steady pace. With more it would seem to stop before its end.
 */
const SLOWING = 1.4;

/**
 * Returns a counter's value `elapsed` ms after its start: fast first, then slower. Rounds down, so
 * that it reaches the target exactly at `COUNT_MS`.
 */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.floor(target * (1 - (1 - share) ** SLOWING));
}

/**
 * Counts up to `target` once, when the element is first seen. On a server, and with reduced motion,
 * returns the target.
 */
export function useCountUp(element: RefObject<Element | null>, target: number): number {
  const { isPaused } = useMotion();
  const [value, setValue] = useState(target);
  const hasCounted = useRef(false);

  useEffect(() => {
    const watched = element.current;
    if (!watched || isPaused || hasCounted.current) return undefined;
    let request = 0;

    function count() {
      hasCounted.current = true;
      let start: number | undefined;
      request = requestAnimationFrame(function step(now) {
        start ??= now;
        setValue(countAt(now - start, target));
        if (now - start < COUNT_MS) request = requestAnimationFrame(step);
      });
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        // Resets out of sight, so that the visitor doesn't see it jump.
        setValue(0);
        if (!isSeen) return;
        observer.disconnect();
        count();
      },
      { threshold: 0.5 },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      setValue(target);
    };
  }, [element, isPaused, target]);

  return value;
}
