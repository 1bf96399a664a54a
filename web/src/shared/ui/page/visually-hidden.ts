import { styledElement } from './styled-element';
import styles from './visually-hidden.module.css';

/** Text for screen readers alone. */
export const VisuallyHidden = styledElement('span', styles.visuallyHidden);
