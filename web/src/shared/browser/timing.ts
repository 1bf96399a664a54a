/** Does something once the browser has painted what is being done now. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Resolves in a task of its own; browsers put what the visitor does in between. */
export function untilNextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** Who types does so faster. */
const PAUSE_MS = 500;

/** Resolves once no key has been pressed for half a second: work before that would hold letters up. */
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
