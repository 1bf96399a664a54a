import type { ButtonContent } from '@/shared/ui/button/button';
import { anchors, paths } from '@/site/paths';
import { contactHere } from './contact-here';
import { type Enquiry, writeEnquiry } from './enquiry';
import { ButtonLink } from '@/site/ui/button-link';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** What the form is to begin with. */
  enquiry?: Enquiry;
}

/** Scrolls to the contact section of the page; a page without one leads to Home's. */
export function ContactLink({ children = 'Contact Us', enquiry, ...props }: Props) {
  const to = {
    pathname: paths.home(),
    search: enquiry ? writeEnquiry('', enquiry) : '',
    hash: anchors.contact,
  };
  // The form reads what it begins with from the address: only a link without that may leave it alone.
  return (
    <ButtonLink {...props} to={to} onClick={enquiry ? undefined : contactHere}>
      {children}
    </ButtonLink>
  );
}
