import { useEffect } from 'react';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { isDialogOpen } from './shortcuts';

/** Leaves time for code that moves the focus itself, in ms. */
const PATIENCE_MS = 120;

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const ITEM = '[data-item]';

/**
 * Moves the focus when its control is removed or disabled: to the next item of the list, or else to the page's
 * heading. Without it, Tab would begin at the top and a screen reader would say nothing.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Element | null = null;
    /** The item that had the focus, maybe below a dialog, then those after and before it. */
    let places: HTMLElement[] = [];
    let timer: number | undefined;

    function note({ target }: FocusEvent) {
      last = target instanceof Element ? target : null;
      if (last?.closest(OVERLAY)) return;
      const item = last?.closest<HTMLElement>(ITEM);
      const items = item ? [...document.querySelectorAll<HTMLElement>(ITEM)] : [];
      const at = item ? items.indexOf(item) : 0;
      places = [...items.slice(at), ...items.slice(0, at).toReversed()];
    }

    function look() {
      const { activeElement, body } = document;
      if (activeElement !== body || !last || isDialogOpen()) return;
      // Only a click on the empty page removes the focus from a usable control, on purpose.
      const isUsable = last.isConnected && !last.matches(':disabled') && !last.closest('[inert]');
      if (isUsable) return;
      const main = document.getElementById(MAIN_ID);
      const heading = main?.querySelector<HTMLElement>('h3[tabindex]');
      const next = places.find(({ isConnected }) => isConnected);
      (next ?? heading ?? main)?.focus({ preventScroll: true });
    }

    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, PATIENCE_MS);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
}
