import { styled } from '@mui/material/styles';
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

const Line = styled('li')(({ theme }) => ({
  marginBlock: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** A line between the groups of a menu: MUI's is made for more than menus, and weighs as much as a menu. */
export function MenuDivider() {
  return <Line role="separator" />;
}
