/** A page that has not changed its height for so long, in ms, has settled: a slow network takes seconds. */
export const SETTLE_MS = 8000;

/** By any of these the visitor takes over. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `attempt` now and whenever the page's height changes, as it does while lazy parts and
 * answers arrive. Ends when `attempt` returns true, the visitor scrolls, or the page has settled.
 *
 * @param onEnd called when it has ended
 * @returns what ends it at once
 */
export function whileSettling(attempt: () => boolean, onEnd?: () => void): () => void {
  let isOver = false;
  let timer = 0;
  const observer = new ResizeObserver(() => {
    tryOnce();
  });

  function end() {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of TAKEOVERS) window.removeEventListener(event, end);
    onEnd?.();
  }

  function tryOnce() {
    if (attempt()) {
      end();
      return;
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(end, SETTLE_MS);
  }

  tryOnce();
  if (isOver) return () => undefined;
  observer.observe(document.body);
  for (const event of TAKEOVERS) window.addEventListener(event, end, { passive: true });
  return end;
}
