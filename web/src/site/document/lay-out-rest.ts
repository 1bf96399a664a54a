/** On the root of a document, as long as what stands below its first screen may wait. */
const LAYOUT = 'data-layout';

/** On each element that waits; the rule for it is in `base.css`. */
const WAITING = 'data-below-screen';

/**
 * Lays out what a document has below its first screen: one element after the other, whenever the
 * processor has nothing else to do. All of it at once keeps a slow phone from its first paint, and from
 * answering when the typeface arrives. Until then the browser lays out what nears the screen. Whoever
 * follows a link into the page, or prints it, must not be led by guessed heights.
 *
 * @param isStarted settles when the app has started, which goes first
 */
export async function layOutRest(isStarted: Promise<void>): Promise<void> {
  addEventListener('click', finishForAnchor, { capture: true, passive: true });
  addEventListener('beforeprint', finish, { once: true });
  // What the document says is there without the app, too.
  await isStarted.catch(() => undefined);
  for (const next of document.querySelectorAll(`[${WAITING}]`)) {
    if (!document.documentElement.hasAttribute(LAYOUT)) break;
    await untilIdle();
    next.removeAttribute(WAITING);
  }
  finish();
}

function finish(): void {
  document.documentElement.removeAttribute(LAYOUT);
  removeEventListener('click', finishForAnchor, { capture: true });
}

function finishForAnchor({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) finish();
}

/** Only for browsers in which something waits: all of them know the function. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => void requestIdleCallback(() => resolve()));
}
