import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonContent, buttonProps } from '@/shared/ui/button/button';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './links.module.css';

type Props = ButtonContent & Omit<LinkProps, keyof ButtonContent>;

/** A link within the site that looks like a button. */
export function ButtonLink(props: Props) {
  return <Link {...buttonProps(props)} />;
}

/** A standalone link beside a heading or below a text, underlined in the sector's colour. */
export const TextLink = styledElement(Link, styles.textLink);

/** A link whose target area is the whole card; its accessible name is only its text. */
export const CardLink = styledElement(Link, styles.cardLink);
