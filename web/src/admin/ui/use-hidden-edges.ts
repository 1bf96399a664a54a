import { useEffect } from 'react';

/**
 * Sets `--hidden-above` and `--hidden-below` to how much of the page the keyboard of a touch screen
 * hides at the window's edges, in px.
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
