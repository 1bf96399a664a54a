import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'adminShortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

/**
 * Whether keys that type a character work as shortcuts. WCAG 2.1.4 asks for a way to turn them
 * off: who speaks to the computer would otherwise set them off with every word.
 */
export function readAreShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Turns the shortcuts on or off in this browser. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Without storage they stay on.
  }
  for (const notify of listeners) notify();
}

export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, readAreShortcutsOn, () => true);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
