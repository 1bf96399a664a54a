import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStoredText } from '@/shared/browser/stored-choice';

export const SHORTCUTS = {
  search: '/',
  find: 'Control+K',
  save: 'Control+S',
  leave: 'Escape',
} as const;

type Actions = Partial<Record<keyof typeof SHORTCUTS, () => void>>;

const OFF = 'off';
const stored = createStoredText('adminShortcuts');

/**
 * Whether '/' is on. WCAG 2.1.4 requires a switch for character keys, because dictation would
 * trigger them.
 */
export function useSlashKey() {
  const isOn = useSyncExternalStore(stored.subscribe, () => stored.read() !== OFF);
  return [isOn, (next: boolean) => stored.write(next ? null : OFF)] as const;
}

/** Handles shortcuts while mounted, except while the user types or has a dialog open. */
export function useShortcuts(actions: Actions): void {
  useKeyDown((event) => {
    const names = Object.keys(actions) as (keyof Actions)[];
    const name = names.find((each) => SHORTCUTS[each] === keyOf(event));
    const act = name && actions[name];
    if (!act || shouldIgnoreShortcut(event)) return;
    if (event.key.length === 1 && stored.read() === OFF) return;
    // The field that gets the focus must not get the character too.
    event.preventDefault();
    act();
  });
}

/** Handles Ctrl+S and Ctrl+Enter (Cmd on a Mac) anywhere on the page, also in fields and open lists. */
export function useSaveKeys(save: () => void): void {
  useKeyDown((event) => {
    if (!isWithControl(event, 's', 'Enter')) return;
    // Keeps the browser from saving the page, and fields from taking the Enter.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !isDialogOpen()) save();
  }, 'capture');
}

/** Listens to all keys on the page; 'capture' runs before the target's own handlers. */
export function useKeyDown(
  onKeyDown: (event: KeyboardEvent) => void,
  phase: 'capture' | 'bubble' = 'bubble',
): void {
  const hear = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // Ignores keys of an IME composition.
      if (!event.isComposing) hear(event);
    };
    const options = { capture: phase === 'capture' };
    document.addEventListener('keydown', listener, options);
    return () => document.removeEventListener('keydown', listener, options);
  }, [phase]);
}

/** True for Ctrl or Cmd with one of the keys. Ctrl+Alt is AltGr, which types letters. */
export function isWithControl(event: KeyboardEvent, ...keys: string[]): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && keys.includes(keyOf(event));
}

/** Returns the key in lower case; the Latin letter on layouts of other scripts. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^\P{ASCII}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const typed = letter ?? key;
  return typed.length === 1 ? typed.toLowerCase() : typed;
}

const UNTYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range']);
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const MODAL = `${DIALOG}, [role="listbox"], [role="menu"]`;
const TIP = '[role="tooltip"]';

/** True while a dialog is open; menus and lists don't count. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}

function shouldIgnoreShortcut(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // Esc closes a new form whose focused field is still empty.
  const isLeft = key === 'Escape' && isEmptyField(target);
  if (isTypedIn(target) && !isLeft) return true;
  // The first Esc closes an open tooltip.
  const open = key === 'Escape' ? `${MODAL}, ${TIP}` : MODAL;
  return document.querySelector(open) !== null;
}

function isEmptyField(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value === '';
}

function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !UNTYPED.has(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}
