import { useEffect } from 'react';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { isDialogOpen } from './shortcuts';

/** What moves the focus on purpose comes first, in ms. */
const PATIENCE_MS = 120;

/**
 * Gives the focus a place where the control that had it went away or cannot be used any more: on no
 * element at all, the keys would begin at the page's top, and a screen reader would say nothing.
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
      // Whoever clicks beside everything has put it down by choice.
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
