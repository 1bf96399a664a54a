import { afterPaint } from './after-paint';

/**
 * By any of these the visitor shows that the page is in use; scrolling with a wheel is none. A press is one
 * when it has come to its click, or has become a touch that scrolls: what is loaded then must not keep
 * the click waiting.
 */
const SIGNS = ['click', 'pointercancel', 'keydown', 'focusin', 'input', 'popstate'] as const;

let hasActed = false;

/** Resolves when the visitor first touches the page: from then on nothing of it waits. */
export const firstUse = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const sign of SIGNS) {
    once(sign, () => {
      // What is shown for this very action comes first.
      afterPaint(resolve);
    });
  }
  once('pointerdown');
  once('wheel');
});

/** True once the visitor has done anything at all, scrolling with a wheel included. */
export function hasVisitorActed(): boolean {
  return hasActed;
}

function once(type: string, then?: () => void): void {
  addEventListener(
    type,
    () => {
      hasActed = true;
      then?.();
    },
    { once: true, passive: true, capture: true },
  );
}
