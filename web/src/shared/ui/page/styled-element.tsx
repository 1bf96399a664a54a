import { clsx } from 'clsx';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';

type Props<T extends ElementType> = ComponentProps<T> & {
  /** Another element of the same look. */
  as?: keyof JSX.IntrinsicElements;
};

/**
 * An element that always has the look of a class, which its users may add classes to: those of a page
 * win over those of the kit, by their layers.
 */
export function styledElement<T extends ElementType>(element: T, look: string | undefined) {
  return function StyledElement({ as, className, ...props }: Props<T>): ReactNode {
    const classes = clsx(look, className);
    // One that is made of another keeps the look of that, too.
    if (typeof element !== 'string') {
      const Base: ElementType = element;
      return <Base {...props} as={as} className={classes} />;
    }
    const Element: ElementType = as ?? element;
    return <Element {...props} className={classes} />;
  };
}
