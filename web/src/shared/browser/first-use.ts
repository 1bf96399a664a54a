import { afterPaint } from './timing';

/**
 * By any of these the visitor shows that the page is in use; scrolling with a wheel is none. A press is one
 * when it has come to its click, or has become a touch that scrolls: what is loaded then must not keep
 * the click waiting.
 */
const SIGNS = ['click', 'pointercancel', 'keydown', 'focusin', 'input', 'popstate'] as const;

let hasActed = false;
let isUsed = () => {};

/**
 * Resolves when the visitor first touches the page: from then on nothing of it waits. Who follows a link to
 * another page waits for that one first.
 */
export const firstUse = new Promise<void>((resolve) => (isUsed = resolve));

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
  for (const act of ['pointerdown', 'wheel', ...SIGNS]) {
    addEventListener(act, () => (hasActed = true), { once: true, passive: true, capture: true });
  }
}

/** True once the visitor has done anything at all, scrolling with a wheel included. */
export function hasVisitorActed(): boolean {
  return hasActed;
}

function notice({ target, type }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (type !== 'popstate' && !(link && leadsElsewhere(link))) tellInUse();
}

/** From now on the page is in use. To be told when a page is shown that is not the visit's first one. */
export function tellInUse(): void {
  for (const sign of SIGNS) removeEventListener(sign, notice, true);
  // What is shown for this very action comes first.
  afterPaint(isUsed);
}

function leadsElsewhere({ target, origin, pathname }: HTMLAnchorElement): boolean {
  return !target && origin === location.origin && pathname !== location.pathname;
}
