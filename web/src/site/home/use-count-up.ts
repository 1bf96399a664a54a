import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '@/site/ui/motion/use-motion';
import { COUNT_MS, countAt } from './count';

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
