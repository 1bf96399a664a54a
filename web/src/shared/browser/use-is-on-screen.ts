import { useEffect, useState } from 'react';

/**
 * True while part of an element is on the screen; false if the element doesn't exist.
 *
 * @param find finds the element after the render; must keep its identity
 */
export function useIsOnScreen(find: () => Element | null): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const target = find();
    if (!target) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setIsOnScreen(entry?.isIntersecting ?? false);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [find]);
  return isOnScreen;
}
