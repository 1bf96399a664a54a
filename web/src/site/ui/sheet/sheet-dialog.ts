import type { MouseEvent } from 'react';
import { afterPaint } from '@/shared/browser/timing';

/**
 * True while the sheet is open as a popover. A sheet that slides away is still drawn, so whether it can
 * be seen tells nothing.
 */
export function isOpenAsPopover(sheet: HTMLElement): boolean {
  try {
    return sheet.matches(':popover-open');
  } catch {
    // A browser without popovers does not know the selector.
    return false;
  }
}

/**
 * Makes a sheet that is open as a popover, which keeps no focus inside, a modal dialog, once it has slid
 * in. Any other sheet is left as it is.
 */
export async function makeModal(sheet: HTMLDialogElement): Promise<void> {
  if (!isOpenAsPopover(sheet)) return;
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
  if (!isOpenAsPopover(sheet)) return;
  sheet.hidePopover();
  showModal(sheet);
}

/**
 * The page cannot be scrolled behind a modal sheet, and loses its scrollbar: the style sheet keeps the width
 * that this had free. The browser's own way (`scrollbar-gutter`) would leave it as a strip that no sheet covers.
 */
function showModal(sheet: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
  sheet.showModal();
}

/** Closes a sheet, whichever of the two it is open as. */
export function closeSheet(sheet: HTMLDialogElement | null): void {
  if (!sheet) return;
  if (isOpenAsPopover(sheet)) sheet.hidePopover();
  else sheet.close();
}

/**
 * Opens a sheet for the button that is pressed, whose `popoverTarget` names it. The browser opens it by
 * itself, as a popover, and paints that at once. It becomes a modal dialog when it has slid in: every
 * element of the page behind it is looked at for that, which takes a slow phone longer than an answer
 * may, and would hold the movement up.
 */
export function openSheet(event: MouseEvent<HTMLButtonElement>): void {
  const id = event.currentTarget.getAttribute('popovertarget') ?? '';
  const sheet = document.getElementById(id);
  // The button closes a popover by itself.
  if (!(sheet instanceof HTMLDialogElement) || isOpenAsPopover(sheet)) return;
  if ('popover' in HTMLElement.prototype) {
    afterPaint(() => void makeModal(sheet));
  } else {
    event.preventDefault();
    showModal(sheet);
  }
}
