import type { Scheme } from './palette';
import { SCHEME_ATTRIBUTE } from './tokens';

/** What a visitor can choose. */
export type ColorMode = Scheme | 'system';

/** Where the choice is kept; `public/color-scheme.js` reads it before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
// Storage throws when the visitor blocks it; the choice then lasts as long as the page.
let memory: string | null = null;

/** The visitor's choice; light where there is none. */
export function readColorMode(): ColorMode {
  const stored = readStored();
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** Remembers the choice and tells every reader, in this tab and (by the storage event) in others. */
export function setColorMode(mode: ColorMode): void {
  memory = mode;
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever the choice or the system's scheme may have changed. */
export function subscribeToColorMode(listener: () => void): () => void {
  const query = window.matchMedia(SYSTEM_IS_DARK);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    query.removeEventListener('change', listener);
  };
}

/** Puts the scheme on the root element, which every colour follows. */
export function reflectColorMode(): void {
  const mode = readColorMode();
  const isDark = mode === 'system' ? window.matchMedia(SYSTEM_IS_DARK).matches : mode === 'dark';
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return memory;
  }
}
