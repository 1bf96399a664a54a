import { afterPaint } from '@/shared/browser/after-paint';

/** The drawer's element, by which the header's button names it. */
export const DRAWER_ID = 'menu';

/**
 * True while the drawer is open as a popover. A drawer that slides away is still drawn, so whether
 * it can be seen tells nothing.
 */
export function isOpenAsPopover(drawer: HTMLElement): boolean {
  try {
    return drawer.matches(':popover-open');
  } catch {
    // A browser without popovers does not know the selector.
    return false;
  }
}

/**
 * Makes the drawer a modal dialog, once it has slid in, where it is open as a popover, which keeps no
 * focus inside.
 */
export async function makeModal(drawer: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished));
  if (!isOpenAsPopover(drawer)) return;
  drawer.hidePopover();
  drawer.showModal();
}

/** Closes the drawer, whichever of the two it is open as. */
export function closeDrawer(drawer: HTMLDialogElement | null): void {
  if (!drawer) return;
  if (isOpenAsPopover(drawer)) drawer.hidePopover();
  else drawer.close();
}

/**
 * Opens the drawer for the button that is pressed. The browser opens it by itself, as a popover, and paints
 * that at once. It becomes a modal dialog when it has slid in: every element of the page behind it is looked
 * at for that, which takes a slow phone longer than an answer may, and would hold the movement up.
 */
export function openDrawer(event: { preventDefault: () => void }): void {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER_ID}`);
  // The button closes a popover by itself.
  if (!drawer || isOpenAsPopover(drawer)) return;
  if ('popover' in HTMLElement.prototype) {
    afterPaint(() => void makeModal(drawer));
  } else {
    event.preventDefault();
    drawer.showModal();
  }
}
