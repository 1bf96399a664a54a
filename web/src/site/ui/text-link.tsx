import { Link } from 'react-router-dom';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './text-link.module.css';

/** A link that stands alone, beside a heading or below a text; underlined in its sector's colour. */
export const TextLink = styledElement(Link, styles.textLink);
