import { createStoredChoice } from '@/shared/browser/stored-choice';

/** Where the visitor's choice is kept; `before-first-paint.js` reads it before the first paint. */
export const MOTION_STORAGE_KEY = 'motion';

const PAUSED = 'paused';

const choice = createStoredChoice(MOTION_STORAGE_KEY, '(prefers-reduced-motion: reduce)');

/** True when the visitor has paused all movement. */
export function readIsPausedByVisitor(): boolean {
  return choice.read() === PAUSED;
}

/** True when the system asks for less movement. */
export const readIsReduced = choice.isWishedBySystem;

/** Remembers the choice and tells every reader. */
export function setPausedByVisitor(isPaused: boolean): void {
  choice.write(isPaused ? PAUSED : null);
}

/** Calls back whenever the choice or the system's wish may have changed. */
export const subscribeToMotion = choice.subscribe;

/** Puts the choice on the root element, where one rule of the theme stops every CSS animation. */
export function reflectMotion(): void {
  const root = document.documentElement;
  if (readIsPausedByVisitor() || readIsReduced()) root.dataset['motion'] = PAUSED;
  else delete root.dataset['motion'];
}
