import { useEffect, useRef } from 'react';

/** What has to be answered before anything else; an open list of choices is none of it. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Lets Ctrl+S and Ctrl+Enter (Cmd on a Mac) save, wherever in the page the focus is: also in a field,
 * and while its choices are open.
 */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isSaveKey(event)) return;
      // Nobody who saves a form wants the browser to save the page, or a field to take the Enter.
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat || document.querySelector(DIALOG)) return;
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // With Alt as well it is AltGr, which types letters on many keyboards.
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return key === 'Enter' || key.toLowerCase() === 's';
}
