import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import type { ButtonContent } from '@/shared/ui/button/button';
import { backTo } from '@/site/document/back-to';
import { paths } from '@/site/paths';
import { ButtonLink } from './links';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /**
   * The path of the page above, without a search; a visitor who came from there returns to its
   * previous state.
   */
  to: string;
}

/** A link back, the same on every page: to the page above as the visitor left it, or to Home. */
export function BackLink({ to, variant = 'outlined', size = 'small', children }: Props) {
  return (
    <ButtonLink
      to={to}
      {...(to === paths.home() ? {} : { onClick: backTo(to) })}
      variant={variant}
      size={size}
      startIcon={<ArrowLeftIcon size={18} />}
    >
      {children}
    </ButtonLink>
  );
}
