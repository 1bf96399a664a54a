/** A page that has not changed for so long, in ms, has settled: a slow network takes seconds. */
export const SETTLE_MS = 8000;

/** By any of these the visitor takes over. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Options {
  /** What may change while the page settles: how tall it is (as a rule), or which elements it has. */
  of?: 'height' | 'elements';
  /** Called when it has ended. */
  onEnd?: () => void;
}

/**
 * Calls `attempt` now and whenever the page changes, as it does while lazy parts and answers arrive.
 * Ends when `attempt` returns true, the visitor scrolls or types, or the page has settled.
 *
 * @returns what ends it at once
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
