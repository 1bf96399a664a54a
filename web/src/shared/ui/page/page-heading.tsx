import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading1, Heading2, Heading3, Heading4 } from './heading';

/** The router's key of the history entry that the visit began with. */
const FIRST_LOAD = 'default';

const LOOKS = { h1: Heading1, h2: Heading2, h3: Heading3, h4: Heading4 };

interface Props extends Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'> {
  /** The size; it stays the page's `h1`. */
  variant?: keyof typeof LOOKS;
}

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

  const Heading = LOOKS[variant];
  return <Heading dir="auto" {...props} as="h1" ref={ref} tabIndex={-1} />;
}

/** A heading that arrives after its page must not take the focus from what is already in use. */
function isVisitorBusy(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches('main *');
}
