import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { closeSheet } from '@/site/ui/sheet/sheet-dialog';

/** The drawer's element, by which the header's button names it. */
export const DRAWER_ID = 'menu';

/**
 * Closes the drawer on every navigation, Back included. The drawer itself learns of a new page later than the
 * visitor sees it, and would close after they have opened it again.
 */
export function useCloseDrawer(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const place = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = place.current;
    if (before.key === key) return;
    place.current = { key, pathname };
    // A search writes its words into the address a moment after they are typed, and moves nobody.
    if (navigation === NavigationType.Replace && before.pathname === pathname) return;
    closeSheet(document.querySelector<HTMLDialogElement>(`#${DRAWER_ID}`));
  }, [key, pathname, navigation]);
}
