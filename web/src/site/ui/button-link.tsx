import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonContent, buttonProps } from '@/shared/ui/button/button';

type Props = ButtonContent & Omit<LinkProps, keyof ButtonContent>;

/** A link to a page of the site that looks like a button. */
export function ButtonLink(props: Props) {
  return <Link {...buttonProps(props)} />;
}
