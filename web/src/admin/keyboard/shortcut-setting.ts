import { useSyncExternalStore } from 'react';
import { createStoredText } from '@/shared/browser/stored-choice';

const OFF = 'off';
const stored = createStoredText('adminShortcuts');

/**
 * Whether keys that type a character work as shortcuts. WCAG 2.1.4 asks for a way to turn them
 * off: who speaks to the computer would otherwise set them off with every word.
 */
export const readAreShortcutsOn = (): boolean => stored.read() !== OFF;

/** Turns the shortcuts on or off in this browser. */
export const setShortcutsOn = (isOn: boolean): void => stored.write(isOn ? null : OFF);

export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(stored.subscribe, readAreShortcutsOn, () => true);
}
