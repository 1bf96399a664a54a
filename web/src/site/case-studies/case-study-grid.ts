import { styledElement } from '@/shared/ui/page/styled-element';
import { CardGrid } from '@/site/ui/card/card-grid';
import styles from './case-study-grid.module.css';

/** Cards of case studies, which share the lines of their parts. */
export const CaseStudyGrid = styledElement(CardGrid, styles.caseStudyGrid);
