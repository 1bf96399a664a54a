/** Attribute of the root element while content below the first screen may skip layout. */
const LAYOUT = 'data-layout';

/** Attribute of each element that waits; `base.css` has its rule. */
const WAITING = 'data-below-screen';

/**
 * Lays out the document below its first screen, element by element, whenever the processor is idle.
 * Laying it all out at once would delay a slow phone's first paint and the font swap. Until then
 * the browser lays out elements that come near the screen. Links into the page and printing need
 * real heights.
 *
 * @param isStarted settles when the app has started, which comes first
 */
export async function layOutRest(isStarted: Promise<void>): Promise<void> {
  addEventListener('click', finishForAnchor, { capture: true, passive: true });
  addEventListener('beforeprint', finish, { once: true });
  // The document's content must be laid out even if the app fails.
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

/** Resolves when the processor is idle. Browsers in which elements wait all have the function. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => void requestIdleCallback(() => resolve()));
}
