import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import type { ButtonContent } from '@/shared/ui/button/button';
import { backTo } from '@/site/document/back-to';
import { paths } from '@/site/paths';
import { ButtonLink } from './button-link';

interface Props extends Pick<ButtonContent, 'variant' | 'size' | 'children'> {
  /** The page above, without a search: a visitor who comes from there finds it as it was left. */
  to: string;
}

/** The way back, the same everywhere: to the page above as the visitor left it, or to Home's start. */
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
