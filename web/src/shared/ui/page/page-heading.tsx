import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading1, Heading2, Heading3, Heading4 } from './elements';

/** The router's key of the visit's first history entry. */
const FIRST_LOAD = 'default';

const LOOKS = { h1: Heading1, h2: Heading2, h3: Heading3, h4: Heading4 };

interface Props extends Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'> {
  /** The size; the element stays `h1`. */
  variant?: keyof typeof LOOKS;
}

/**
 * The page's `h1`. After a navigation it takes the focus, so that screen readers announce the new
 * page, even if the page loads late or only its path changes. A first load or a jump to an anchor
 * doesn't move the focus.
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

/** True if the visitor is already using the page; a late heading must not take the focus. */
function isVisitorBusy(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches('main *');
}
