import type { ButtonContent } from '@/shared/ui/button/button';
import { anchors, paths } from '@/site/paths';
import { type Enquiry, writeEnquiry } from './enquiry';
import { ButtonLink } from '@/site/ui/links';
import type { MouseEvent } from 'react';
import { aimAt } from '@/shared/scroll/aim';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** The form's initial subject. */
  enquiry?: Enquiry;
}

/** Links to the page's contact section, or to Home's if there is none. */
export function ContactLink({ children = 'Contact Us', enquiry, ...props }: Props) {
  const to = {
    pathname: paths.home(),
    search: enquiry ? writeEnquiry('', enquiry) : '',
    hash: anchors.contact,
  };
  // The form reads the enquiry from the URL, so a link with one must navigate.
  return (
    <ButtonLink {...props} to={to} onClick={enquiry ? undefined : contactHere}>
      {children}
    </ButtonLink>
  );
}

/**
 * Handles clicks on links to Home's contact form: scrolls to the page's own form, if it has one.
 */
export function contactHere(event: MouseEvent): void {
  if (!document.getElementById(anchors.contact)) return;
  event.preventDefault();
  aimAt(anchors.contact);
}
