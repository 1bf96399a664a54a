import styles from './heading.module.css';
import { styledElement } from './styled-element';

/** Headings by their size; `as` gives one the level that the outline asks for. */
export const Heading1 = styledElement('h1', styles.heading1);

/** The heading of a section. */
export const Heading2 = styledElement('h2', styles.heading2);

/** The heading of an item within a section. */
export const Heading3 = styledElement('h3', styles.heading3);

/** A heading among texts of nearly its size. */
export const Heading4 = styledElement('h4', styles.heading4);
