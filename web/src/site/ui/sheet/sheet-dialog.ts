import type { MouseEvent } from 'react';
import { afterPaint } from '@/shared/browser/timing';

/**
 * True if the sheet is open as a popover. A closing sheet is still visible, so visibility doesn't
 * tell.
 */
export function isOpenAsPopover(sheet: HTMLElement): boolean {
  try {
    return sheet.matches(':popover-open');
  } catch {
    // Browsers without popovers don't know the selector.
    return false;
  }
}

/**
 * Turns a sheet that is open as a popover, which doesn't trap the focus, into a modal dialog once
 * it has slid in. Does nothing with other sheets.
 */
export async function makeModal(sheet: HTMLDialogElement): Promise<void> {
  if (!isOpenAsPopover(sheet)) return;
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
  if (!isOpenAsPopover(sheet)) return;
  sheet.hidePopover();
  showModal(sheet);
}

/**
 * A modal sheet hides the page's scrollbar; the style sheet then keeps its width free. With the
 * browser's own `scrollbar-gutter`, no sheet could cover that strip.
 */
function showModal(sheet: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
  sheet.showModal();
}

/** Closes a sheet, whether it is a popover or a dialog. */
export function closeSheet(sheet: HTMLDialogElement | null): void {
  if (!sheet) return;
  if (isOpenAsPopover(sheet)) sheet.hidePopover();
  else sheet.close();
}

/**
 * Opens a sheet for a button whose `popoverTarget` names it. The browser opens the popover at once;
 * it becomes a modal dialog after it has slid in, because that makes the browser visit every
 * element behind it, which on a slow phone would delay the response and the animation.
 */
export function openSheet(event: MouseEvent<HTMLButtonElement>): void {
  const id = event.currentTarget.getAttribute('popovertarget') ?? '';
  const sheet = document.getElementById(id);
  // A button closes its popover by itself.
  if (!(sheet instanceof HTMLDialogElement) || isOpenAsPopover(sheet)) return;
  if ('popover' in HTMLElement.prototype) {
    afterPaint(() => void makeModal(sheet));
  } else {
    event.preventDefault();
    showModal(sheet);
  }
}
