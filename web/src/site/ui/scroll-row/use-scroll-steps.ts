import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useMotion } from '../motion/use-motion';

interface ScrollSteps {
  isAtStart: boolean;
  isAtEnd: boolean;
  back: () => void;
  forward: () => void;
}

// Fractional scroll positions can stop just short of the end.
const TOLERANCE = 1;

/** Scrolls a row sideways by `step` px, and tells whether it is at either end. */
export function useScrollSteps(row: RefObject<HTMLElement | null>, step: number): ScrollSteps {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const isAtStart = element.scrollLeft <= TOLERANCE;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE;
      setEnds((was) =>
        was.isAtStart === isAtStart && was.isAtEnd === isAtEnd ? was : { isAtStart, isAtEnd },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resizes.disconnect();
    };
  }, [row]);

  // Smooth scrolling by script doesn't respect reduced motion by itself.
  const { isPaused } = useMotion();
  const behavior = isPaused ? 'instant' : 'smooth';
  const back = useCallback(
    () => row.current?.scrollBy({ left: -step, behavior }),
    [row, step, behavior],
  );
  const forward = useCallback(
    () => row.current?.scrollBy({ left: step, behavior }),
    [row, step, behavior],
  );
  return { ...ends, back, forward };
}
