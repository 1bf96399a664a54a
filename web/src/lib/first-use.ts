/** By any of these the visitor shows that the page is in use; scrolling with a wheel is none. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'input', 'popstate'] as const;

let isInUse = false;
let isScrolledByWheel = false;

/** Resolves when the visitor first touches the page: from then on nothing of it waits. */
export const firstUse = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  addEventListener('wheel', () => (isScrolledByWheel = true), { once: true, passive: true });
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      () => {
        isInUse = true;
        resolve();
      },
      { once: true, passive: true, capture: true },
    );
  }
});

export function isPageInUse(): boolean {
  return isInUse;
}

/** True once the visitor has done anything at all. */
export function hasVisitorActed(): boolean {
  return isInUse || isScrolledByWheel;
}
