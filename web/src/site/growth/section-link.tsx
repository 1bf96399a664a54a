import { ButtonLink } from '@/site/ui/button-link';
import type { ButtonContent } from '@/shared/ui/button/button';
import { useUrlSearch } from '@/shared/browser/use-url-search';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** Id of a section of this page. */
  to: 'contact' | 'pricing';
}

/** Scrolls to a section of this page and keeps the plan that the URL holds. */
export function SectionLink({ to, ...button }: Props) {
  const search = useUrlSearch();
  return <ButtonLink {...button} to={{ search, hash: `#${to}` }} />;
}
