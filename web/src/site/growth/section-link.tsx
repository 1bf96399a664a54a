import { ButtonLink } from '@/site/ui/links';
import type { ButtonContent } from '@/shared/ui/button/button';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import { type Enquiry, writeEnquiry } from '@/site/enquiry/enquiry';
import { writePlan } from '@/site/plan/plan-url';
import type { Plan } from '@/site/plan/quote';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** The id of a section of this page. */
  to: 'contact' | 'pricing';
  /** The contact form's initial subject. */
  enquiry?: Enquiry;
  /** The link's plan, if it differs from the URL's, which lags behind the sliders. */
  plan?: Plan;
}

/** Scrolls to a section of this page and keeps the URL's plan. */
export function SectionLink({ to, enquiry, plan, ...button }: Props) {
  const url = useUrlSearch();
  const planned = plan ? writePlan(url, plan) : url;
  const search = enquiry ? writeEnquiry(planned, enquiry) : planned;
  return <ButtonLink {...button} to={{ search, hash: `#${to}` }} />;
}
