import { styledElement } from '@/shared/ui/page/styled-element';
import styles from './case-study-grid.module.css';

/** Cards in three columns, fewer where they would get narrow. */
export const CaseStudyGrid = styledElement('ul', styles.caseStudyGrid);
