import { createStoredChoice } from '@/shared/browser/stored-choice';
import { SCHEME_ATTRIBUTE, type Scheme } from './tokens';
import { useEffect, useSyncExternalStore } from 'react';

export type ColorMode = Scheme | 'system';

// `before-first-paint.js` reads it too.
const choice = createStoredChoice('theme', '(prefers-color-scheme: dark)');

/** Returns the visitor's choice; light by default. */
function readColorMode(): ColorMode {
  const stored = choice.read();
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

export function setColorMode(mode: ColorMode): void {
  choice.write(mode);
}

/** Calls back when the choice or the system's scheme may have changed. */
export const subscribeToColorMode = choice.subscribe;

/** Sets the attribute on the root element that every colour depends on. */
function reflectColorMode(): void {
  const mode = readColorMode();
  const isDark = mode === 'system' ? choice.isWishedBySystem() : mode === 'dark';
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

/** Returns the visitor's choice of a colour scheme and its setter; undefined on the server. */
export function useColorMode(): [ColorMode | undefined, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribeToColorMode, readColorMode, () => undefined);
  return [mode, setColorMode];
}

/** Keeps the root element's attribute in sync with the choice and the system; renders nothing. */
export function ColorModeRoot() {
  useEffect(() => {
    reflectColorMode();
    return subscribeToColorMode(reflectColorMode);
  }, []);
  return null;
}
