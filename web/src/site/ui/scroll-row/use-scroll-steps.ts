import { type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../motion/use-motion';

// Fractional scroll positions can stop just short of the end.
const TOLERANCE = 1;

/** Scrolls a row sideways by `step` px, and tells whether it is at either end. */
export function useScrollSteps(row: RefObject<HTMLElement | null>, step: number) {
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setIsAtStart(scrollLeft <= TOLERANCE);
      setIsAtEnd(scrollLeft + clientWidth >= scrollWidth - TOLERANCE);
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
  const scroll = (left: number) =>
    row.current?.scrollBy({ left, behavior: isPaused ? 'instant' : 'smooth' });
  return { isAtStart, isAtEnd, back: () => scroll(-step), forward: () => scroll(step) };
}
