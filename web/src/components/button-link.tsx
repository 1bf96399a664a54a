import { Link, type LinkProps } from 'react-router-dom';
import { ButtonFrame } from './button/button.styles';
import { type ButtonContent, ButtonWords, marks } from './button/button';

type Props = ButtonContent & Omit<LinkProps, keyof ButtonContent>;

const LinkFrame = ButtonFrame.withComponent(Link);

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ startIcon, endIcon, children, ...props }: Props) {
  return (
    <LinkFrame {...props} {...marks(props)}>
      <ButtonWords {...{ startIcon, endIcon, children }} />
    </LinkFrame>
  );
}
