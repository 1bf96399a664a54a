import { styledElement } from './styled-element';
import styles from './wrap.module.css';

/** Centres content at the page's width, with gutters. */
export const Wrap = styledElement('div', styles.wrap);
