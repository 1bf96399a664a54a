import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStoredText } from '@/shared/browser/stored-choice';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DialogFrame } from '@/admin/ui/dialog';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';

/** Every shortcut of the admin area, in the order in which the help lists them. */
export const SHORTCUTS = {
  search: { key: '/', label: '/', does: 'Go to the search' },
  find: { key: 'Control+K', label: 'Ctrl+K', does: 'Find any item or command' },
  save: { key: 'Control+S', label: 'Ctrl+S', does: 'Save the form, as Ctrl+Enter does' },
  leave: { key: 'Escape', label: 'Esc', does: 'Leave the form' },
} as const;

type Actions = Partial<Record<keyof typeof SHORTCUTS, () => void>>;

const OFF = 'off';
const stored = createStoredText('adminShortcuts');

/**
 * Whether '/' leads to the search. WCAG 2.1.4 asks for a way to turn off keys that type a character: people
 * who dictate would trigger them with every word.
 */
function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.read() !== OFF,
    () => true,
  );
}

/**
 * Lets shortcuts do what a control does, for as long as that control is on the page. They do nothing
 * while the user types in a field or has a dialog open.
 */
export function useShortcuts(actions: Actions): void {
  useKeyDown((event) => {
    const names = Object.keys(actions) as (keyof Actions)[];
    const name = names.find((each) => SHORTCUTS[each].key === keyOf(event));
    const act = name && actions[name];
    if (!act || shouldIgnoreShortcut(event)) return;
    if (event.key.length === 1 && stored.read() === OFF) return;
    // A field that gets the focus now must not get the character too.
    event.preventDefault();
    act();
  });
}

/**
 * Lets Ctrl+S and Ctrl+Enter (Cmd on a Mac) save, wherever in the page the focus is: also in a field,
 * and while its choices are open.
 */
export function useSaveKeys(save: () => void): void {
  useKeyDown((event) => {
    if (!isWithControl(event, 's', 'Enter')) return;
    // Neither may the browser save the page, nor a field or an open list take the Enter.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !isDialogOpen()) save();
  }, 'capture');
}

/**
 * Hears every key that is pressed in the page.
 *
 * @param phase 'capture' hears it before the element that it is pressed on does
 */
export function useKeyDown(
  onKeyDown: (event: KeyboardEvent) => void,
  phase: 'capture' | 'bubble' = 'bubble',
): void {
  const hear = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // A key that chooses a word of an input method is meant for nothing else.
      if (!event.isComposing) hear(event);
    };
    const options = { capture: phase === 'capture' };
    document.addEventListener('keydown', listener, options);
    return () => document.removeEventListener('keydown', listener, options);
  }, [phase]);
}

/** True for Ctrl or Cmd with one of the keys. Not with Alt: Ctrl and Alt are AltGr, which types letters. */
export function isWithControl(event: KeyboardEvent, ...keys: string[]): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && keys.includes(keyOf(event));
}

/** Returns the key as it is typed; a letter is small, and the Latin one where the layout types another script. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^\P{ASCII}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const typed = letter ?? key;
  return typed.length === 1 ? typed.toLowerCase() : typed;
}

/** Inputs that no text is typed into. */
const UNTYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range']);
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Takes all keys for itself while it is open. */
const MODAL = `${DIALOG}, [role="listbox"], [role="menu"]`;
const TIP = '[role="tooltip"]';

/** True while a dialog is open; an open menu or list of choices does not count. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}

/** True when a key is meant for something else: a field, a dialog, a menu, the browser. */
function shouldIgnoreShortcut(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // Nothing is typed yet where a new form has just opened: Esc leaves it.
  const isLeft = key === 'Escape' && isEmptyField(target);
  if (isTypedIn(target) && !isLeft) return true;
  // The first Esc closes an open tip, and only the next one leaves the form.
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

/** A key of the keyboard, drawn as one. */
const KeyCap = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  paddingInline: 6,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  borderRadius: 6,
}));

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.25, 2),
  '& > div': { display: 'contents' },
  '& dt': { display: 'grid' },
}));

const Setting = styled(LabelledSwitch)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Lists the shortcuts, and lets the user turn off the one that types a character. */
export function ShortcutHelp({ isOpen, onClose }: Props) {
  const areOn = useAreShortcutsOn();
  return (
    <DialogFrame
      isOpen={isOpen}
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button autoFocus variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Keys>
        {Object.values(SHORTCUTS).map(({ key, label, does }) => (
          <div key={key}>
            <dt>
              <KeyCap>{label}</KeyCap>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <Setting
        label="Press / to search"
        hint="Turn it off if you dictate."
        checked={areOn}
        onChange={(_, isOn) => stored.write(isOn ? null : OFF)}
      />
    </DialogFrame>
  );
}
