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
 * Moves the page as the visitor expects: a new page begins at its top, a link to a section scrolls
 * to it, Back and a reload return to where they were, and a change of filters moves nothing.
 * Renders nothing.
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

  // Before the paint: the new page must not be seen where the old one was scrolled to.
  useLayoutEffect(() => {
    stopAiming();
    const { pathname, hash } = location;
    const left = previousPath.current;
    const isFirstPage = left === null;
    const isSamePage = left === pathname;
    previousPath.current = pathname;
    const place = placeOf(location);
    currentPlace.current = place;

    // A document can be read, and scrolled, before the app arrives: it must not be moved under the
    // reader's hands. To the section of its hash the browser has scrolled by itself.
    if (isFirstPage && beganWithText && (hasVisitorActed() || (!hash && window.scrollY > 0))) {
      noteScrollPosition(place, window.scrollY);
      return undefined;
    }
    const isReturn = isFirstPage ? isDocumentOfBefore() : navigation === NavigationType.Pop;
    const position = isReturn ? scrollPositionOf(place) : undefined;
    const stopFocusing =
      isReturn && left !== null && !isSamePage
        ? // Of a long list the rows are rendered after this.
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
      // A change of filters makes a new history entry without a scroll event that would note it.
      else noteScrollPosition(place, window.scrollY);
      return undefined;
    }
  }, [location, navigation]);

  return null;
}

/** True when a reload, Back or Forward loaded the document, and not a link, a bookmark or the address bar. */
function isDocumentOfBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The id that a hash names; one that somebody mistyped, such as `#%`, is taken as it stands. */
function anchorOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls as far as the page goes; true once that is far enough. */
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
 * Where the visitor went on from: Tab and screen readers go on from there, as the eye does.
 * @returns whether there is such a link
 */
function focusLinkTo(path: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const link = links.find(({ pathname }) => pathname === path);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** Moves the focus to a link's target, so that Tab and screen readers go on from there. */
function focusAnchor(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
