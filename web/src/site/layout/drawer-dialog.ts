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

/** Makes the drawer a modal dialog where it is open as a popover, which keeps no focus inside. */
export function makeModal(drawer: HTMLDialogElement): void {
  if (!isOpenAsPopover(drawer)) return;
  drawer.hidePopover();
  drawer.showModal();
}

/**
 * Opens the drawer for the button that is pressed. The browser opens it by itself, as a popover, and paints
 * that at once; only then does it become a modal dialog, for which every element of the page behind it is
 * looked at: on a slow phone that takes longer than an answer may.
 */
export function openDrawer(event: { preventDefault: () => void }): void {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER_ID}`);
  // The button closes a popover by itself.
  if (!drawer || isOpenAsPopover(drawer)) return;
  if ('showPopover' in drawer) afterPaint(() => makeModal(drawer));
  else {
    event.preventDefault();
    (drawer as HTMLDialogElement).showModal();
  }
}
