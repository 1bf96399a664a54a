/** Told to the window whenever another part of the server's document is hydrated. */
export const HYDRATED_EVENT = 'site:hydrated';

/** What the element around a part carries from then on. */
export const HYDRATED_MARK = 'data-hydrated';

/** The attribute that marks the element around a late part. */
export const LAZY_PART = 'data-lazy-part';

/** Parts that are hydrated one by one; the last one holds what stands in no other. */
const HYDRATED_PARTS = `[${LAZY_PART}], main, #root`;

/** What was pressed and sent before it could answer, in order. */
let presses: { element: Element; repeat: () => void }[] = [];

/** What of `KEPT` the server's document has; everything else the app has made, and answers for. */
let served = new WeakSet<Element>();

/** What answers by itself, or is kept until the app can answer. */
const KEPT = 'button, summary, label, input, textarea, select, form';

/** A button with a popover has done its work by itself; one that sends, its form repeats. */
const REPEATED = '[type="button"]:not([popovertarget])';

/** Upon each of these React hydrates the whole part around it in one piece, before anything is painted. */
export const HYDRATING_EVENTS = [
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel',
  'click auxclick dblclick contextmenu dragstart dragend drop copy cut paste',
  'keydown keypress keyup compositionstart compositionend textInput input change reset',
].flatMap((types) => types.split(' '));

/**
 * Keeps from the app what the visitor does on a part that is not hydrated yet, so that the browser alone
 * answers: a slow phone shows the letter at once, and the app comes in its own time. What a field holds by
 * then, the field itself reads (`useEarlyInput`). Presses of buttons are repeated here, and so is the
 * sending of a form, which takes no more from then on: what is typed after it would be sent with it.
 * Links need no help.
 */
export function startEventReplay(): void {
  presses = [];
  served = new WeakSet(document.querySelectorAll(KEPT));
  // In a task of its own: other effects of the same part may still have to run.
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
  // A press waits for those before it.
  if (isHydrated(element) && !(isPress && presses.length > 0)) return;
  event.stopPropagation();
  if (isPress && element instanceof HTMLElement) {
    presses.push({ element, repeat: () => element.click() });
  }
  if (type === 'submit' && element instanceof HTMLFormElement) {
    // The browser would send it to the server, which expects none.
    event.preventDefault();
    element.inert = true;
    presses.push({ element, repeat: () => element.requestSubmit() });
  }
}

function repeat(): void {
  const ready = presses.filter(({ element }) => isHydrated(element));
  presses = presses.filter((press) => !ready.includes(press));
  // Those that waited to be sent, or for the words that their address begins them with.
  for (const form of document.forms) {
    if (isHydrated(form)) form.inert = false;
  }
  for (const press of ready) {
    if (press.element.isConnected) press.repeat();
  }
}

/** True when the smallest part around the element has told that it answers. */
function isHydrated(element: Element): boolean {
  if (!served.has(element)) return true;
  return element.closest(HYDRATED_PARTS)?.hasAttribute(HYDRATED_MARK) ?? false;
}
