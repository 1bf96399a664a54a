/** How long the page must be unchanged to count as settled, in ms. Slow networks take seconds. */
export const SETTLE_MS = 8000;

/** Events that mean the visitor has started to scroll or type. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Options {
  /** What to watch while the page settles: its height (the default) or its elements. */
  of?: 'height' | 'elements';
  onEnd?: () => void;
}

/**
 * Calls `attempt` now and whenever the page changes, as it does while lazy parts and data load.
 * Ends when `attempt` returns true, the visitor scrolls or types, or the page has settled.
 *
 * @returns a function that ends it at once
 */
export function whileSettling(
  attempt: () => boolean,
  { of: changing = 'height', onEnd }: Options = {},
): () => void {
  let isOver = false;
  let timer = 0;
  const observer = observe(changing, tryOnce);

  function end() {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of TAKEOVERS) window.removeEventListener(event, end);
    onEnd?.();
  }

  function tryOnce() {
    if (isOver) return;
    if (attempt()) {
      end();
      return;
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(end, SETTLE_MS);
  }

  tryOnce();
  if (isOver) return () => undefined;
  for (const event of TAKEOVERS) window.addEventListener(event, end, { passive: true });
  return end;
}

function observe(changing: 'height' | 'elements', onChange: () => void): { disconnect(): void } {
  if (changing === 'height') {
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    return observer;
  }
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}
