import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export type MenuState = ReturnType<typeof useMenu>;

/** A menu and the button that opens it: the props of both, and what closes the menu. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    /** True from the first opening. Lists of many items render no menu before that. */
    isUsed: anchor !== null,
    /** What an item does: first the focus goes back to the button, where what it opens leaves it later. */
    choose: (then: () => void) => () => {
      flushSync(close);
      then();
    },
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setIsOpen(true);
      },
    },
    menu: { open: isOpen, anchorEl: anchor, onClose: close },
  } as const;
}
