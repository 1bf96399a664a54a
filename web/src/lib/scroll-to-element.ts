/** How far below the window's top a link's target comes to rest, in px. */
export const SCROLL_OFFSET = 100;

/**
 * Scrolls the page so that the element rests below the header: smoothly, unless movement is paused
 * or `isInstant` is asked for.
 *
 * @returns whether there is such an element
 */
export function scrollToElement(id: string, isInstant = false): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET;
  const isStill = isInstant || document.documentElement.dataset['motion'] === 'paused';
  window.scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
  return true;
}
