import { styledElement } from '@/components/page/styled-element';
import styles from './visually-hidden.module.css';

/** Text for screen readers alone. */
export const VisuallyHidden = styledElement('span', styles.visuallyHidden);
