import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Props = Omit<TypographyProps<'h1'>, 'component' | 'ref' | 'tabIndex'>;

/**
 * The page's one `h1`. After a navigation inside the site it takes the focus, so that a screen
 * reader announces the new page; a first load and a jump to an anchor leave the focus alone.
 */
export function PageHeading({ variant = 'h1', ...props }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const isNavigation = key !== 'default' && hash === '';
  const mayTakeFocus = useRef(isNavigation);

  useEffect(() => {
    if (!mayTakeFocus.current) return;
    mayTakeFocus.current = false;
    ref.current?.focus({ preventScroll: true });
  }, []);

  return <Typography {...props} variant={variant} component="h1" ref={ref} tabIndex={-1} />;
}
