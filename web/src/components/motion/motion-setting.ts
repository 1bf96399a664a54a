/** Where the visitor's choice is kept; `public/color-scheme.js` reads it before the first paint. */
export const MOTION_STORAGE_KEY = 'motion';

const PAUSED = 'paused';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();
// Storage throws when the visitor blocks it; the choice then lasts as long as the page.
let memory: string | null = null;

/** True when the visitor has paused all movement. */
export function readIsPausedByVisitor(): boolean {
  try {
    return localStorage.getItem(MOTION_STORAGE_KEY) === PAUSED;
  } catch {
    return memory === PAUSED;
  }
}

/** True when the system asks for less movement. */
export function readIsReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Remembers the choice and tells every reader, in this tab and (by the storage event) in others. */
export function setPausedByVisitor(isPaused: boolean): void {
  memory = isPaused ? PAUSED : null;
  try {
    if (isPaused) localStorage.setItem(MOTION_STORAGE_KEY, PAUSED);
    else localStorage.removeItem(MOTION_STORAGE_KEY);
  } catch {
    // Kept in memory only.
  }
  notify();
}

/** Calls back whenever the choice or the system's wish may have changed. */
export function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    query.removeEventListener('change', listener);
  };
}

/** Puts the choice on the root element, where one rule of the theme stops every CSS animation. */
export function reflectMotion(): void {
  const root = document.documentElement;
  if (readIsPausedByVisitor() || readIsReduced()) root.dataset['motion'] = PAUSED;
  else delete root.dataset['motion'];
}

function notify(): void {
  for (const listener of listeners) listener();
}
