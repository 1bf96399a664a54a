import { useEffect, useState } from 'react';

/**
 * Whether something of an element is on the screen; false as long as there is none.
 *
 * @param find finds the element once the page is there; the same function on every render
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
