import { restsBelowHeader, scrollToElement } from './scroll-to-element';
import { whileSettling } from './while-settling';

/** How long the page must be still to count as settled, in ms. */
const REST_MS = 120;

interface Options {
  /** Jumps; otherwise the page scrolls smoothly, unless motion is paused. */
  isInstant?: boolean;
  /** Called once the element exists. */
  onFound?: () => void;
}

let stopLast = (): void => undefined;

/**
 * Scrolls an element below the header, and corrects that while content above it loads and grows.
 * Ends when the page has settled, the visitor scrolls, or another element is aimed at.
 *
 * @returns a function that ends it at once
 */
export function aimAt(id: string, { isInstant = false, onFound }: Options = {}): () => void {
  stopLast();
  let frame = 0;
  let isFound = false;
  let hasRested = false;
  /** The scroll position and the page's height once it has settled. */
  let rest: { y: number; height: number } | undefined;

  function attempt(): boolean {
    // Once the element has been reached, corrections shouldn't be visible.
    if (!scrollToElement(id, isInstant || hasRested)) return false;
    if (!isFound) onFound?.();
    isFound = true;
    rest = undefined;
    cancelAnimationFrame(frame);
    watch(window.scrollY, performance.now());
    return false;
  }

  /**
   * Checks in every frame whether the page still moves and, if not, whether the element is in
   * place.
   */
  function watch(y: number, since: number): void {
    frame = requestAnimationFrame(() => {
      const now = performance.now();
      if (window.scrollY !== y) watch(window.scrollY, now);
      else if (now - since < REST_MS) watch(y, since);
      else if (restsBelowHeader(id)) settle(y);
      else attempt();
    });
  }

  function settle(y: number): void {
    hasRested = true;
    rest = { y, height: document.documentElement.scrollHeight };
  }

  /** A page that moves after settling without having grown is being scrolled by the visitor. */
  function notice(): void {
    if (!rest || document.documentElement.scrollHeight !== rest.height) return;
    if (Math.abs(window.scrollY - rest.y) > 1) stop();
  }

  window.addEventListener('scroll', notice, { passive: true });
  const stop = whileSettling(attempt, {
    onEnd: () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', notice);
    },
  });
  stopLast = stop;
  return stop;
}

/** Stops aiming, because the page is going elsewhere. */
export function stopAiming(): void {
  stopLast();
}
