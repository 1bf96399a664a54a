import { afterPaint } from './timing';

/**
 * Events that count as using the page; scrolling with a wheel doesn't. A press counts once it
 * becomes a click, or a touch that scrolls, so that loading never delays the click.
 */
const SIGNS = ['click', 'pointercancel', 'keydown', 'focusin', 'input', 'popstate'] as const;

let hasActed = false;
let isUsed = () => {};

/**
 * Resolves when the visitor first uses the page, unless by following a link to another page, which
 * loads first.
 */
export const firstUse = new Promise<void>((resolve) => (isUsed = resolve));

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
  for (const act of ['pointerdown', 'wheel', ...SIGNS]) {
    addEventListener(act, () => (hasActed = true), { once: true, passive: true, capture: true });
  }
}

/** True once the visitor has done anything at all, including scrolling with a wheel. */
export function hasVisitorActed(): boolean {
  return hasActed;
}

function notice({ target, type }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (type !== 'popstate' && !(link && leadsElsewhere(link))) tellInUse();
}

/** Marks the page as used; also called when a page other than the visit's first is shown. */
export function tellInUse(): void {
  for (const sign of SIGNS) removeEventListener(sign, notice, true);
  // The response to this very action is painted first.
  afterPaint(isUsed);
}

function leadsElsewhere({ target, origin, pathname }: HTMLAnchorElement): boolean {
  return !target && origin === location.origin && pathname !== location.pathname;
}
