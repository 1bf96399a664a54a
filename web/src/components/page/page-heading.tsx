import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's key of the history entry that the visit began with. */
const FIRST_LOAD = 'default';

type Props = Omit<TypographyProps<'h1'>, 'component' | 'ref' | 'tabIndex'>;

/**
 * The page's one `h1`. After a navigation inside the site it takes the focus, so that a screen
 * reader announces the new page, also when the page arrives late or only its path changes. A first
 * load and a jump to an anchor leave the focus alone.
 */
export function PageHeading({ variant = 'h1', ...props }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { key, hash, pathname } = useLocation();
  const isNavigation = key !== FIRST_LOAD && hash === '';
  const wanted = useRef(isNavigation);
  const path = useRef(pathname);

  useEffect(() => {
    const isNewPath = path.current !== pathname;
    path.current = pathname;
    if (isNewPath ? isNavigation : wanted.current && !isVisitorBusy()) {
      ref.current?.focus({ preventScroll: true });
    }
    wanted.current = false;
  }, [pathname, isNavigation]);

  return <Typography {...props} variant={variant} component="h1" ref={ref} tabIndex={-1} />;
}

/** A heading that arrives after its page must not take the focus from what is already in use. */
function isVisitorBusy(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches('main *');
}
