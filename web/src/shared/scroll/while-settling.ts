/** A page that has not settled after this is left where it is. */
const SETTLE_MS = 3000;

/** By any of these the visitor takes over. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `attempt` now and whenever the page's height changes, as it does while lazy parts and
 * answers arrive. Ends when `attempt` returns true, the visitor scrolls, or the time is over.
 *
 * @returns what ends it at once
 */
export function whileSettling(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;

  const observer = new ResizeObserver(() => {
    if (attempt()) end();
  });
  const timer = setTimeout(end, SETTLE_MS);

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of TAKEOVERS) window.removeEventListener(event, end);
  }

  observer.observe(document.body);
  for (const event of TAKEOVERS) window.addEventListener(event, end, { passive: true });
  return end;
}
