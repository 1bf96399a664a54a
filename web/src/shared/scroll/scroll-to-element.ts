import { SCROLL_OFFSET } from '@/shared/theme/tokens';

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
  window.scrollTo({ top: Math.max(0, top), behavior: isInstant ? 'instant' : scrollBehavior() });
  return true;
}

/** How the page is moved: smoothly, unless movement is paused. */
export function scrollBehavior(): ScrollBehavior {
  return document.documentElement.dataset['motion'] === 'paused' ? 'instant' : 'smooth';
}
