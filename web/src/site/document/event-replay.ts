/** Told to the window whenever another part of the server's document is hydrated. */
export const HYDRATED_EVENT = 'torque-tide:hydrated';

/** What the element around a part carries from then on. */
export const HYDRATED_MARK = 'data-hydrated';

/** The attribute that marks the element around a late part. */
export const LAZY_PART = 'data-lazy-part';

/** Parts that are hydrated one by one; the last one holds what stands in no other. */
const HYDRATED_PARTS = `[${LAZY_PART}], main, #root`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const pending = new Map<Element, () => void>();

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
 * Keeps what the visitor does on a document that is not hydrated yet, and does it again
 * once it is: typing, choosing, pressing a button, sending a form. Links need no help. Meanwhile the
 * browser alone answers: a slow phone shows the letter at once, and the app comes in its own time.
 */
export function startEventReplay(): void {
  served = new WeakSet(document.querySelectorAll(KEPT));
  // In a task of its own: other effects of the same part may still have to run.
  addEventListener(HYDRATED_EVENT, () => setTimeout(repeat));
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    // Changed before this script has run, by hand or because the browser restored it.
    if (isChanged(field)) keep(field, enter(field));
  }
  for (const type of ['submit', ...HYDRATING_EVENTS]) {
    addEventListener(type, keepFromApp, { capture: true, passive: type !== 'submit' });
  }
}

function keepFromApp(event: Event): void {
  const { target, type } = event;
  const element = target instanceof Element && target.closest(KEPT);
  if (!element || isHydrated(element)) return;
  event.stopPropagation();
  if (type === 'input' && isField(element)) keep(element, enter(element));
  if (type === 'click' && element instanceof HTMLButtonElement && element.matches(REPEATED)) {
    keep(element, () => element.click());
  }
  if (type === 'submit' && element instanceof HTMLFormElement) {
    // The browser would send it to the server, which expects none.
    event.preventDefault();
    keep(element, () => element.requestSubmit());
  }
}

/** The action is done when the app has reached the element; what is done last is repeated last. */
function keep(element: Element, action: () => void): void {
  pending.delete(element);
  pending.set(element, action);
}

function repeat(): void {
  for (const [element, action] of pending) {
    if (!element.isConnected) pending.delete(element);
    else if (isHydrated(element)) {
      pending.delete(element);
      action();
    }
  }
}

/** True when the smallest part around the element has told that it answers. */
function isHydrated(element: Element): boolean {
  if (!served.has(element)) return true;
  return element.closest(HYDRATED_PARTS)?.hasAttribute(HYDRATED_MARK) ?? false;
}

function isField(target: Element): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

/**
 * Enters again what the field holds now. React compares with the last value that was set from a
 * script: hence another one first, which only React sees, and then the true one behind its back.
 */
function enter(field: Field): () => void {
  if (isChoice(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const typed = field.value;
  return () => {
    const value = continued(typed, field.value);
    field.value = '';
    const prototype: object = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * What the visitor has typed in all. When React hydrates a field it empties it; whatever is typed
 * from then on until the rest is entered again stands in the field alone.
 */
function continued(typed: string, now: string): string {
  return now.startsWith(typed) ? now : typed + now;
}
