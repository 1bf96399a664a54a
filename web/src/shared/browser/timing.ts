/** Calls back once the browser has painted the current changes. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Resolves in a task of its own, so that the browser can handle input first. */
export function untilNextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Longer than the gap between keystrokes. */
const PAUSE_MS = 500;

/** Resolves once no key has been pressed for half a second, so that work doesn't delay typing. */
export function untilTypingPauses(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('keydown', again, true);
      resolve();
    };
    let timer = setTimeout(end, PAUSE_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, PAUSE_MS);
    };
    addEventListener('keydown', again, { capture: true, passive: true });
  });
}
