import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './card-grid.module.css';

/**
 * Cards in three columns, fewer where they would get narrow. With `data-dense` they stand closer, and
 * two in a row on a tablet: `useColumns` of the list of many jobs counts by the same widths.
 */
export const CardGrid = styledElement('ul', styles.cardGrid);
