import { Link } from 'react-router-dom';
import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './card-link.module.css';

/** A link whose target is the whole card, while its name is only its own text. */
export const CardLink = styledElement(Link, styles.cardLink);
