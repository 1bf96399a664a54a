import type { MouseEvent } from 'react';
import type { ButtonContent } from '@/shared/ui/button/button';
import { anchors, paths } from '@/site/paths';
import { scrollToElement } from '@/shared/browser/scroll-to-element';
import { ButtonLink } from './button-link';

type Props = Pick<ButtonContent, 'variant' | 'size' | 'children'>;

/** Scrolls to the contact section of the page; a page without one leads to Home's. */
export function ContactLink({ children = 'Contact Us', ...props }: Props) {
  const scroll = (event: MouseEvent) => {
    if (scrollToElement(anchors.contact)) event.preventDefault();
  };
  return (
    <ButtonLink {...props} to={paths.home(anchors.contact)} onClick={scroll}>
      {children}
    </ButtonLink>
  );
}
