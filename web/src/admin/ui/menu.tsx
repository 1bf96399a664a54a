import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns the props of a menu and its button, and functions that close the menu. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const close = () => setAnchor(undefined);
  return {
    close,
    /**
     * Returns an item's click handler, which first returns the focus to the button, so that a
     * dialog it opens returns there too.
     */
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

/** A line between the groups of a menu. MUI's does more, and is as large as its whole menu. */
export function MenuDivider() {
  return <Line role="separator" />;
}
