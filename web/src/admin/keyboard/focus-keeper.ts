import { useEffect } from 'react';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { isDialogOpen } from './shortcuts';

/** Leaves time for code that moves the focus itself, in ms. */
const PATIENCE_MS = 120;

/**
 * Moves the focus to the page's heading when the focused control is removed or disabled. Otherwise
 * no element would have it: Tab would start at the top, and a screen reader would say nothing.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: number | undefined;

    function note({ target }: FocusEvent) {
      last = target instanceof Element ? target : null;
    }

    function look() {
      const { activeElement, body } = document;
      if (activeElement !== body || !last || isDialogOpen()) return;
      // Only a click on the empty page removes the focus from a usable control, on purpose.
      const isUsable = last.isConnected && !last.matches(':disabled') && !last.closest('[inert]');
      if (isUsable) return;
      const main = document.getElementById(MAIN_ID);
      const heading = main?.querySelector<HTMLElement>('h3[tabindex]');
      (heading ?? main)?.focus({ preventScroll: true });
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
