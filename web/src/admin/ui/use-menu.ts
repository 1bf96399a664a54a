import { type MouseEvent, useState } from 'react';

/** A menu that its button opens: what both of them are given, and what closes it. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return {
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { open: isOpen, anchorEl: anchor ?? null, onClose: close },
  } as const;
}
