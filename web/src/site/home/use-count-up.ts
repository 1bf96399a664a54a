import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '@/site/ui/motion/use-motion';

/** How long a counter counts, in ms. */
export const COUNT_MS = 2_000;

/** How much a counter slows down: 1 is a steady pace. More makes it stand still before its end. */
const SLOWING = 1.4;

/**
 * What a counter shows `elapsed` ms after its start: quick at first, then slower. Parts of a step do
 * not count, so that the target comes at the end of `COUNT_MS` and not before.
 */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.floor(target * (1 - (1 - share) ** SLOWING));
}

/**
 * Counts up to `target` once, when the element is first seen. A server, and whoever wants no
 * movement, gets the target itself.
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
        // Out of sight it goes back to 0, so that it does not jump there when it is seen.
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
