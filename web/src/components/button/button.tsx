import type { ComponentProps, ReactNode } from 'react';
import { ButtonFrame, ButtonIcon, type ButtonLook } from './button.styles';

/** What every button takes, be it a button or a link. */
export interface ButtonContent extends ButtonLook {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children?: ReactNode;
}

type Props = ButtonContent & Omit<ComponentProps<'button'>, keyof ButtonContent>;

/** A button that does something on this page. */
export function Button({ startIcon, endIcon, children, type = 'button', ...props }: Props) {
  return (
    <ButtonFrame {...props} {...marks(props)} type={type}>
      <ButtonWords {...{ startIcon, endIcon, children }} />
    </ButtonFrame>
  );
}

type AnchorProps = ButtonContent & Omit<ComponentProps<'a'>, keyof ButtonContent>;

/** A link that looks like a button and leaves the app: to another site, or to write an email. */
export function ButtonAnchor({ startIcon, endIcon, children, ...props }: AnchorProps) {
  return (
    <AnchorFrame {...props} {...marks(props)}>
      <ButtonWords {...{ startIcon, endIcon, children }} />
    </AnchorFrame>
  );
}

const AnchorFrame = ButtonFrame.withComponent('a');

/** The look, for styles around the button and for its icons. */
export function marks({ variant = 'text', size = 'medium' }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size };
}

/** What stands in a button. */
export function ButtonWords({
  startIcon,
  endIcon,
  children,
}: Pick<ButtonContent, 'startIcon' | 'endIcon' | 'children'>) {
  return (
    <>
      {startIcon && <ButtonIcon data-at="start">{startIcon}</ButtonIcon>}
      {children}
      {endIcon && <ButtonIcon data-at="end">{endIcon}</ButtonIcon>}
    </>
  );
}
