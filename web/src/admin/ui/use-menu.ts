import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A menu and the button that opens it: the props of both, and what closes the menu. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return {
    close,
    /** What an item does: first the focus goes back to the button, where what it opens leaves it later. */
    choose: (then: () => void) => () => {
      flushSync(close);
      then();
    },
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { open: isOpen, anchorEl: anchor ?? null, onClose: close },
  } as const;
}
