import { createStoredChoice } from '@/shared/browser/stored-choice';
import { useEffect } from 'react';

/** The storage key of the visitor's choice; `before-first-paint.js` reads it too. */
export const MOTION_STORAGE_KEY = 'motion';

const PAUSED = 'paused';

const choice = createStoredChoice(MOTION_STORAGE_KEY, '(prefers-reduced-motion: reduce)');

/** True if the visitor has paused motion. */
export function readIsPausedByVisitor(): boolean {
  return choice.read() === PAUSED;
}

/** True if the system asks for reduced motion. */
export const readIsReduced = choice.isWishedBySystem;

/** Stores the choice and notifies subscribers. */
export function setPausedByVisitor(isPaused: boolean): void {
  choice.write(isPaused ? PAUSED : null);
}

/** Calls back when the choice or the system's preference may have changed. */
export const subscribeToMotion = choice.subscribe;

/** Sets the attribute on the root element by which the theme stops every CSS animation. */
function reflectMotion(): void {
  const root = document.documentElement;
  if (readIsPausedByVisitor() || readIsReduced()) root.dataset['motion'] = PAUSED;
  else delete root.dataset['motion'];
}

/** Keeps `data-motion` on the root element in sync with the setting; renders nothing. */
export function MotionRoot() {
  useEffect(() => {
    reflectMotion();
    return subscribeToMotion(reflectMotion);
  }, []);
  return null;
}
