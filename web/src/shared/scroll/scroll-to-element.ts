import { SCROLL_OFFSET } from '@/shared/theme/tokens';

/** Returns the scroll position that puts the element below the header, in px. */
function placeBelowHeader(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET);
}

/**
 * Scrolls an element below the header once: smoothly, unless motion is paused or `isInstant`.
 * Content that grows meanwhile makes it miss; `aimAt` doesn't.
 *
 * @returns whether the element exists
 */
export function scrollToElement(id: string, isInstant = false): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const behavior = isInstant ? 'instant' : scrollBehavior();
  window.scrollTo({ top: placeBelowHeader(element), behavior });
  return true;
}

/** True if the element is below the header, or as near as the page can scroll. */
export function restsBelowHeader(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const furthest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(Math.min(placeBelowHeader(element), furthest) - window.scrollY) <= 1;
}

/** Returns 'smooth', unless motion is paused. */
export function scrollBehavior(): ScrollBehavior {
  return document.documentElement.dataset['motion'] === 'paused' ? 'instant' : 'smooth';
}
