import { clsx } from 'clsx';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';

type Props<T extends ElementType> = ComponentProps<T> & {
  /** Renders another element with the same look. */
  as?: keyof JSX.IntrinsicElements;
};

/**
 * Creates a component with a class; callers may add more. The cascade layers let a page's classes
 * win over the kit's.
 */
export function styledElement<T extends ElementType>(element: T, look: string | undefined) {
  return function StyledElement({ as, className, ...props }: Props<T>): ReactNode {
    const classes = clsx(look, className);
    // A component made from another one keeps that one's classes too.
    if (typeof element !== 'string') {
      const Base: ElementType = element;
      return <Base {...props} as={as} className={classes} />;
    }
    const Element: ElementType = as ?? element;
    return <Element {...props} className={classes} />;
  };
}
