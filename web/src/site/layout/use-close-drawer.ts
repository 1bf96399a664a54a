import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { closeSheet } from '@/site/ui/sheet/sheet-dialog';

/** The drawer's id, for the header's button. */
export const DRAWER_ID = 'menu';

/**
 * Closes the drawer on every navigation, including Back. The drawer can't do that itself: it gets
 * the new page after the visitor sees it, and would close a drawer that was opened again.
 */
export function useCloseDrawer(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const place = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = place.current;
    if (before.key === key) return;
    place.current = { key, pathname };
    // A search updates its URL after a pause in typing, which isn't a navigation.
    if (navigation === NavigationType.Replace && before.pathname === pathname) return;
    closeSheet(document.querySelector<HTMLDialogElement>(`#${DRAWER_ID}`));
  }, [key, pathname, navigation]);
}
