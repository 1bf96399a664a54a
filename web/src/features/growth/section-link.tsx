import type { ButtonProps } from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  /** Id of a section of this page. */
  to: 'contact' | 'pricing';
}

/** Scrolls to a section of this page and keeps the plan that the URL holds. */
export function SectionLink({ to, ...button }: Props) {
  const { search } = useLocation();
  return <ButtonLink {...button} to={{ search, hash: `#${to}` }} />;
}
