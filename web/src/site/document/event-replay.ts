/** Dispatched on the window when another part of the document has hydrated. */
export const HYDRATED_EVENT = 'site:hydrated';

/** The attribute of a hydrated part's element. */
export const HYDRATED_MARK = 'data-hydrated';

/** The attribute of a lazy part's element. */
export const LAZY_PART = 'data-lazy-part';

/** The elements that hydrate separately; the last one holds the rest. */
const HYDRATED_PARTS = `[${LAZY_PART}], main, #root`;

/** Clicks and submissions before hydration, in order. */
let presses: { element: Element; repeat: () => void }[] = [];

/** The `KEPT` elements of the server's document; the app has made all others and handles them. */
let served = new WeakSet<Element>();

/** Elements that work without the app or have their events kept for it. */
const KEPT = 'button, summary, label, input, textarea, select, form';

/** Buttons with a popover have already worked; a submit button's form is replayed instead. */
const REPEATED = '[type="button"]:not([popovertarget])';

/** On each of these events React hydrates the part synchronously, before the next paint. */
export const HYDRATING_EVENTS = [
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel',
  'click auxclick dblclick contextmenu dragstart dragend drop copy cut paste',
  'keydown keypress keyup compositionstart compositionend textInput input change reset',
].flatMap((types) => types.split(' '));

/**
 * Hides the visitor's input on unhydrated parts from React, so that the browser alone responds:
 * typing stays fast on a slow phone. `useEarlyInput` later reads the fields. Presses of buttons and
 * submissions are replayed here; after a submission the form is locked, or later typing would be
 * sent with it. Links work anyway.
 */
export function startEventReplay(): void {
  presses = [];
  served = new WeakSet(document.querySelectorAll(KEPT));
  // In a task of its own, after the part's other effects.
  addEventListener(HYDRATED_EVENT, () => setTimeout(repeat));
  for (const type of ['submit', ...HYDRATING_EVENTS]) {
    addEventListener(type, keepFromApp, { capture: true, passive: type !== 'submit' });
  }
}

function keepFromApp(event: Event): void {
  const { target, type } = event;
  const element = target instanceof Element && target.closest(KEPT);
  if (!element) return;
  const isPress = type === 'click' && element.matches(REPEATED);
  // A press waits for earlier ones.
  if (isHydrated(element) && !(isPress && presses.length > 0)) return;
  event.stopPropagation();
  if (isPress && element instanceof HTMLElement) {
    presses.push({ element, repeat: () => element.click() });
  }
  if (type === 'submit' && element instanceof HTMLFormElement) {
    // Otherwise the browser would send the form to a server that doesn't expect it.
    event.preventDefault();
    element.inert = true;
    presses.push({ element, repeat: () => element.requestSubmit() });
  }
}

function repeat(): void {
  const ready = presses.filter(({ element }) => isHydrated(element));
  presses = presses.filter((press) => !ready.includes(press));
  // Forms that were waiting to be sent, or for text from the URL.
  for (const form of document.forms) {
    if (isHydrated(form)) form.inert = false;
  }
  for (const press of ready) {
    if (press.element.isConnected) press.repeat();
  }
}

/** True if the closest part around the element has hydrated. */
function isHydrated(element: Element): boolean {
  if (!served.has(element)) return true;
  return element.closest(HYDRATED_PARTS)?.hasAttribute(HYDRATED_MARK) ?? false;
}
