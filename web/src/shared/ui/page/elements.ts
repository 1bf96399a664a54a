import styles from './elements.module.css';
import { styledElement } from './styled-element';

/** Headings by size; `as` sets the level for the outline. */
export const Heading1 = styledElement('h1', styles.heading1);

/** For sections. */
export const Heading2 = styledElement('h2', styles.heading2);

/** For items within a section. */
export const Heading3 = styledElement('h3', styles.heading3);

/** For text of nearly the same size. */
export const Heading4 = styledElement('h4', styles.heading4);

/** Centres content at the page's width, with gutters. */
export const Wrap = styledElement('div', styles.wrap);

/** Text for screen readers only. */
export const VisuallyHidden = styledElement('span', styles.visuallyHidden);
