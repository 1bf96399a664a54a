import { SCROLL_OFFSET } from '@/shared/theme/tokens';

/** Where the page must be scrolled to, in px, for the element to rest below the header. */
function placeBelowHeader(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET);
}

/**
 * Scrolls the page so that the element rests below the header: smoothly, unless movement is paused
 * or `isInstant` is asked for. Once: what grows meanwhile leads it astray (`aimAt`).
 *
 * @returns whether there is such an element
 */
export function scrollToElement(id: string, isInstant = false): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const behavior = isInstant ? 'instant' : scrollBehavior();
  window.scrollTo({ top: placeBelowHeader(element), behavior });
  return true;
}

/** True while the element rests below the header, or as near to that as the page goes. */
export function restsBelowHeader(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const furthest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(Math.min(placeBelowHeader(element), furthest) - window.scrollY) <= 1;
}

/** How the page is moved: smoothly, unless movement is paused. */
export function scrollBehavior(): ScrollBehavior {
  return document.documentElement.dataset['motion'] === 'paused' ? 'instant' : 'smooth';
}
