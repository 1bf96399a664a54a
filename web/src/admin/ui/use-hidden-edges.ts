import { useEffect } from 'react';

/**
 * Tells the styles how much of the window's edges cannot be seen, `--hidden-above` and `--hidden-below`:
 * the keyboard of a touch screen lies over the page, which is then moved beneath it.
 */
export function useHiddenEdges(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const { style } = document.documentElement;
    function measure() {
      if (!seen) return;
      const below = window.innerHeight - seen.offsetTop - seen.height;
      style.setProperty('--hidden-above', `${Math.round(seen.offsetTop)}px`);
      style.setProperty('--hidden-below', `${Math.max(0, Math.round(below))}px`);
    }
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--hidden-above');
      style.removeProperty('--hidden-below');
    };
  }, []);
}
