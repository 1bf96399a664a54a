import { createStoredChoice } from '@/shared/browser/stored-choice';
import { SCHEME_ATTRIBUTE, type Scheme } from './tokens';

/** What a visitor can choose. */
export type ColorMode = Scheme | 'system';

// `before-first-paint.js` reads it before the first paint.
const choice = createStoredChoice('theme', '(prefers-color-scheme: dark)');

/** The visitor's choice; light where there is none. */
export function readColorMode(): ColorMode {
  const stored = choice.read();
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

/** Remembers the choice and tells every reader. */
export function setColorMode(mode: ColorMode): void {
  choice.write(mode);
}

/** Calls back whenever the choice or the system's scheme may have changed. */
export const subscribeToColorMode = choice.subscribe;

/** Puts the scheme on the root element, which every colour follows. */
export function reflectColorMode(): void {
  const mode = readColorMode();
  const isDark = mode === 'system' ? choice.isWishedBySystem() : mode === 'dark';
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}
