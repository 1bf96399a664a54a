import { restsBelowHeader, scrollToElement } from './scroll-to-element';
import { whileSettling } from './while-settling';

/** A page that has not moved for so long, in ms, has come to rest. */
const REST_MS = 120;

interface Options {
  /** Jumps there; otherwise the page moves smoothly, unless movement is paused. */
  isInstant?: boolean;
  /** Called once, when there is such an element. */
  onFound?: () => void;
}

let stopLast = (): void => undefined;

/**
 * Scrolls the page so that an element rests below the header, and again until it stands there: parts
 * above it arrive and grow while the page moves. Ends when the page has settled, the visitor scrolls, or
 * something else is aimed at.
 *
 * @returns what ends it at once
 */
export function aimAt(id: string, { isInstant = false, onFound }: Options = {}): () => void {
  stopLast();
  let frame = 0;
  let isFound = false;
  let hasRested = false;
  /** Where the page has come to rest, and how tall it was then. */
  let rest: { y: number; height: number } | undefined;

  function attempt(): boolean {
    // What has stood there once is only kept there: nobody wants to see that move.
    if (!scrollToElement(id, isInstant || hasRested)) return false;
    if (!isFound) onFound?.();
    isFound = true;
    rest = undefined;
    cancelAnimationFrame(frame);
    watch(window.scrollY, performance.now());
    return false;
  }

  /** Looks, frame by frame, whether the page still moves, and when it does not, whether it stands right. */
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

  /** A page that leaves its rest without having grown is moved by the visitor: by its scrollbar, by a tool. */
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

/** Ends what is being aimed at: the page is to be somewhere else. */
export function stopAiming(): void {
  stopLast();
}
