import { ButtonLink } from '@/site/ui/button-link';
import type { ButtonContent } from '@/shared/ui/button/button';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import { type Enquiry, writeEnquiry } from '@/site/enquiry/enquiry';
import { writePlan } from '@/site/plan/plan-url';
import type { Plan } from '@/site/plan/quote';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** Id of a section of this page. */
  to: 'contact' | 'pricing';
  /** What the contact form is to begin with. */
  enquiry?: Enquiry;
  /** The plan that the link is about, where it is not the URL's: the sliders are ahead of it. */
  plan?: Plan;
}

/** Scrolls to a section of this page and keeps the plan that the URL holds. */
export function SectionLink({ to, enquiry, plan, ...button }: Props) {
  const url = useUrlSearch();
  const planned = plan ? writePlan(url, plan) : url;
  const search = enquiry ? writeEnquiry(planned, enquiry) : planned;
  return <ButtonLink {...button} to={{ search, hash: `#${to}` }} />;
}
