import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './card-grid.module.css';

/**
 * Cards in up to three columns. With `data-dense` they are closer, and two per row on a tablet.
 * `useColumns` of the virtual list uses the same widths.
 */
export const CardGrid = styledElement('ul', styles.cardGrid);
