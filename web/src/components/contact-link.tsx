import type { ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { anchors, paths } from '@/config/paths';
import { ButtonLink } from './button-link';

/** How far below the window's upper edge the contact section comes to stand, in px. */
const OFFSET = 100;

type Props = Pick<ButtonProps, 'variant' | 'size' | 'children'>;

/** Scrolls to the contact section of the page; a page without one leads to Home's. */
export function ContactLink({ children = 'Contact Us', ...props }: Props) {
  const scroll = (event: MouseEvent) => {
    const section = document.getElementById(anchors.contact);
    if (!section) return;
    event.preventDefault();
    const top = section.getBoundingClientRect().top + window.scrollY - OFFSET;
    window.scrollTo({ top, behavior: 'smooth' });
  };
  return (
    <ButtonLink {...props} to={paths.home(anchors.contact)} onClick={scroll}>
      {children}
    </ButtonLink>
  );
}
