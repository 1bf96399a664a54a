type Field = HTMLInputElement | HTMLTextAreaElement;

/** How often it is tried whether the app has reached what the visitor used. */
const TRY_EVERY_MS = 50;

const pending = new Map<Element, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what the visitor does on a document that the app has not taken over yet, and does it again
 * once it has: typing, choosing, pressing a button, sending a form. Links need no help.
 */
export function keepEarlyActions(): void {
  addEventListener('input', ({ target }) => isField(target) && keep(target, enter(target)), true);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[type="button"]') : null;
      if (button instanceof HTMLElement) keep(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // The browser would send it to the server, which expects none.
      if (form instanceof HTMLFormElement && keep(form, () => form.requestSubmit())) {
        event.preventDefault();
      }
    },
    true,
  );
}

/** True when the app has not reached the element yet; the action is then done when it has. */
function keep(element: Element, action: () => void): boolean {
  if (isTakenOver(element)) return false;
  // What is done last is repeated last.
  pending.delete(element);
  pending.set(element, action);
  timer ??= setTimeout(repeat, TRY_EVERY_MS);
  return true;
}

function repeat(): void {
  timer = undefined;
  for (const [element, action] of pending) {
    if (!element.isConnected) pending.delete(element);
    else if (isTakenOver(element)) {
      pending.delete(element);
      action();
    }
  }
  if (pending.size > 0) timer = setTimeout(repeat, TRY_EVERY_MS);
}

/** React keeps an element's props on the element itself from the moment on at which it answers. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Enters again what the field holds now. React compares with the last value that was set from a
 * script: hence another one first, which only React sees, and then the true one behind its back.
 */
function enter(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    field.value = '';
    const prototype: object = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
