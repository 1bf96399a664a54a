import { useEffect, useRef } from 'react';
import { shouldIgnoreShortcut, SHORTCUTS } from './shortcut-keys';
import { readAreShortcutsOn } from './shortcut-setting';

type Actions = Partial<Record<keyof typeof SHORTCUTS, () => void>>;

/**
 * Lets keys do what a control does, for as long as that control is on the page. They keep out of
 * the way of whoever types in a field or has a dialog open.
 */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const names = Object.keys(latest.current) as (keyof Actions)[];
      const name = names.find((each) => SHORTCUTS[each].key === event.key);
      const act = name && latest.current[name];
      if (!act || shouldIgnoreShortcut(event)) return;
      if (event.key.length === 1 && !readAreShortcutsOn()) return;
      // A field that gets the focus now must not get the character too.
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
