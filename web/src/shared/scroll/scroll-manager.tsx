import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { beganWithText } from '@/shared/browser/first-page';
import { hasVisitorActed } from '@/shared/browser/first-use';
import { aimAt, stopAiming } from './aim';
import {
  keepScrollPositions,
  noteScrollPosition,
  placeOf,
  scrollPositionOf,
} from './scroll-positions';
import { whileSettling } from './while-settling';

/**
 * Scrolls the page as visitors expect: a new page starts at its top, a link to a section scrolls
 * there, Back and a reload restore the position, and a change of filters moves nothing. Renders
 * nothing.
 */
export function ScrollManager() {
  const location = useLocation();
  const navigation = useNavigationType();
  const previousPath = useRef<string | null>(null);
  const currentPlace = useRef('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => noteScrollPosition(currentPlace.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keepScrollPositions);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keepScrollPositions);
    };
  }, []);

  // Before the paint, so that the new page never shows at the old one's position.
  useLayoutEffect(() => {
    stopAiming();
    const { pathname, hash } = location;
    const left = previousPath.current;
    const isFirstPage = left === null;
    const isSamePage = left === pathname;
    previousPath.current = pathname;
    const place = placeOf(location);
    currentPlace.current = place;

    // The visitor may have scrolled the document before the app loaded; it mustn't move under them.
    // The browser itself has scrolled to the section in its hash.
    if (isFirstPage && beganWithText && (hasVisitorActed() || (!hash && window.scrollY > 0))) {
      noteScrollPosition(place, window.scrollY);
      return undefined;
    }
    const isReturn = isFirstPage ? isDocumentOfBefore() : navigation === NavigationType.Pop;
    const position = isReturn ? scrollPositionOf(place) : undefined;
    const stopFocusing =
      isReturn && left !== null && !isSamePage
        ? // Virtual rows render after this.
          whileSettling(() => focusLinkTo(left), { of: 'elements' })
        : undefined;
    const stopScrolling = scroll(position);
    return () => {
      stopFocusing?.();
      stopScrolling?.();
    };

    function scroll(before: number | undefined): (() => void) | undefined {
      if (before !== undefined) return whileSettling(() => restore(before));
      if (hash) return goToAnchor(anchorOf(hash), isSamePage);
      if (!isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
      // A change of filters adds a history entry without a scroll event to note the position.
      else noteScrollPosition(place, window.scrollY);
      return undefined;
    }
  }, [location, navigation]);

  return null;
}

/** True if the document was loaded by a reload, Back or Forward. */
function isDocumentOfBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Returns the id in a hash; a malformed one, such as `#%`, is used as it is. */
function anchorOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls to a position if the page is tall enough; returns whether it is. */
function restore(position: number): boolean {
  window.scrollTo({ top: position, behavior: 'instant' });
  return document.documentElement.scrollHeight - window.innerHeight >= position;
}

function goToAnchor(id: string, isSamePage: boolean): () => void {
  const isHere = isSamePage && document.getElementById(id) !== null;
  if (!isHere) window.scrollTo({ top: 0, behavior: 'instant' });
  return aimAt(id, { isInstant: !isHere, onFound: () => focusAnchor(id) });
}

/**
 * Focuses the link that the visitor followed, so that Tab and screen readers continue there.
 *
 * @returns whether there is such a link
 */
function focusLinkTo(path: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const link = links.find(({ pathname }) => pathname === path);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** Focuses a link's target, so that Tab and screen readers continue there. */
function focusAnchor(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
