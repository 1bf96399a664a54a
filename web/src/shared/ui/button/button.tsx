import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  /** `contained` is the most prominent; `text` has no border. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** True for the width of the container. */
  fullWidth?: boolean | undefined;
}

/** Props that buttons and links have in common. */
export interface ButtonContent extends ButtonLook {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children?: ReactNode;
}

type Props = ButtonContent & Omit<ComponentProps<'button'>, keyof ButtonContent>;

/** A button that acts on this page. */
export function Button({ type = 'button', ...props }: Props) {
  return <button {...buttonProps(props)} type={type} />;
}

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string };

/** A button that shows an icon alone, 44 px wide unless a style sheet overrules that. */
export function IconButton({ type = 'button', className, ...props }: IconButtonProps) {
  return <button {...props} type={type} className={clsx(styles.iconButton, className)} />;
}

type AnchorProps = ButtonContent & Omit<ComponentProps<'a'>, keyof ButtonContent>;

/** A link that looks like a button and leaves the app: to another site, or to an e-mail. */
export function ButtonAnchor(props: AnchorProps) {
  const { children, ...anchor } = buttonProps(props);
  return <a {...anchor}>{children}</a>;
}

/** Turns the look and the icons into props that any element takes. */
export function buttonProps<P extends ButtonContent & { className?: string | undefined }>({
  variant = 'text',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  children,
  className,
  ...props
}: P) {
  return {
    ...props,
    className: clsx(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth ? '' : undefined,
    children: (
      <>
        {startIcon && (
          <span className={styles.icon} data-at="start">
            {startIcon}
          </span>
        )}
        {/* An element of its own, because page translators misplace bare text beside other
            nodes. */}
        <span>{children}</span>
        {endIcon && (
          <span className={styles.icon} data-at="end">
            {endIcon}
          </span>
        )}
      </>
    ),
  };
}
