import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export type MenuState = ReturnType<typeof useMenu>;

/** Returns the props of a menu and of the button that opens it. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    /** True from the first opening. Lists of many items render no menu before that. */
    isUsed: anchor !== null,
    /** Returns an item's click handler, which closes the menu first: the focus is then on the button, and returns there from a dialog. */
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
