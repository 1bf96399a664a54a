const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

let reducesMotion = false;

/** Lets dialogs and menus open and close at once, until the end of the test. */
export function reduceMotion(): void {
  reducesMotion = true;
}

/** Ends `reduceMotion`. */
export function restoreMotion(): void {
  reducesMotion = false;
}

/** Stands in for `window.matchMedia`, which jsdom lacks: nothing matches. */
export function matchMedia(media: string) {
  return Object.assign(new EventTarget(), {
    matches: reducesMotion && media === REDUCED_MOTION,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
